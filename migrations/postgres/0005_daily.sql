CREATE TABLE "daily_attempt" (
	"day" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C" NOT NULL,
	"match_id" bigint NOT NULL,
	"begun_at" bigint NOT NULL,
	"finished_at" bigint,
	"score" integer,
	"place" integer,
	CONSTRAINT "daily_attempt_day_person_id_pk" PRIMARY KEY("day","person_id")
);
--> statement-breakpoint
CREATE TABLE "daily_entry" (
	"server_id" text COLLATE "C" NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C" NOT NULL,
	"shared_at" bigint,
	CONSTRAINT "daily_entry_server_id_day_person_id_pk" PRIMARY KEY("server_id","day","person_id")
);
--> statement-breakpoint
CREATE TABLE "daily_par" (
	"day" text COLLATE "C" PRIMARY KEY NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "daily_attempt_of_person" ON "daily_attempt" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "daily_attempt_of_match" ON "daily_attempt" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "daily_entry_of_person" ON "daily_entry" USING btree ("person_id");