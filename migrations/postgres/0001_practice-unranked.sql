DROP INDEX "result_in_game";--> statement-breakpoint
DROP INDEX "result_in_server";--> statement-breakpoint
ALTER TABLE "result" ADD COLUMN "is_ranked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "result_in_game" ON "result" USING btree ("server_id","game","person_id","finished_at","place","score","is_ranked");--> statement-breakpoint
CREATE INDEX "result_in_server" ON "result" USING btree ("server_id","person_id","finished_at","place","seat","is_ranked");