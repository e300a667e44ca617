CREATE TABLE "holiday" (
	"server_id" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C" NOT NULL,
	"began_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "holiday_server_id_person_id_began_at_pk" PRIMARY KEY("server_id","person_id","began_at")
);
--> statement-breakpoint
CREATE INDEX "holiday_of_person" ON "holiday" USING btree ("person_id");