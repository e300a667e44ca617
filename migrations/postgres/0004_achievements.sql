CREATE TABLE "achievement" (
	"server_id" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C" NOT NULL,
	"achievement" text COLLATE "C" NOT NULL,
	"match_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "achievement_server_id_person_id_achievement_pk" PRIMARY KEY("server_id","person_id","achievement")
);
--> statement-breakpoint
ALTER TABLE "achievement" ADD CONSTRAINT "achievement_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievement_of_match" ON "achievement" USING btree ("match_id");