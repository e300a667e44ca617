CREATE TABLE "bar" (
	"kind" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "bar_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "server_change" (
	"server_id" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"person_id" text COLLATE "C",
	CONSTRAINT "server_change_server_id_at_what_pk" PRIMARY KEY("server_id","at","what")
);
--> statement-breakpoint
ALTER TABLE "server" ADD COLUMN "erase_at" bigint;--> statement-breakpoint
ALTER TABLE "server" ADD COLUMN "erase_asked_by" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "server" ADD COLUMN "erase_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "server_change_of_person" ON "server_change" USING btree ("person_id");