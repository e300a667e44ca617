CREATE TABLE "alert" (
	"server_id" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C" NOT NULL,
	"games" text COLLATE "C" NOT NULL,
	"pace" text COLLATE "C" NOT NULL,
	"locale" text COLLATE "C" NOT NULL,
	"told_at" bigint,
	"told_match" bigint,
	CONSTRAINT "alert_server_id_person_id_pk" PRIMARY KEY("server_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "refused_at" bigint;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "refusal_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_of_person" ON "alert" USING btree ("person_id");