CREATE TABLE "career" (
	"server_id" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C" NOT NULL,
	"matches" integer NOT NULL,
	"wins" integer NOT NULL,
	"streak" integer NOT NULL,
	"best_streak" integer NOT NULL,
	"games" text COLLATE "C" NOT NULL,
	"met" text COLLATE "C" NOT NULL,
	"days" integer NOT NULL,
	"day" text COLLATE "C",
	"stayed" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "career_server_id_person_id_pk" PRIMARY KEY("server_id","person_id")
);
--> statement-breakpoint
CREATE INDEX "career_of_person" ON "career" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "achievement_of_person" ON "achievement" USING btree ("person_id");