ALTER TABLE "table_message" ADD COLUMN "end_version" integer;--> statement-breakpoint
CREATE INDEX "table_message_behind_end" ON "table_message" USING btree ("match_id") WHERE end_version is not null;--> statement-breakpoint
UPDATE "table_message" SET "end_version" = (
	SELECT "version" FROM "match" WHERE "id" = "match_id" AND "status" IN ('over', 'stopped')
		AND "version" > "table_message"."version"
);
