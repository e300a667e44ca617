ALTER TABLE "timer" ADD COLUMN "person_id" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "timer" DROP CONSTRAINT "timer_match_id_kind_pk";--> statement-breakpoint
ALTER TABLE "timer" ADD CONSTRAINT "timer_match_id_kind_person_id_pk" PRIMARY KEY("match_id","kind","person_id");--> statement-breakpoint
-- Of several invitations the timer was that of the first. It has moved with the time in which the bot was away, and the
-- others expire as much later as they were to.
INSERT INTO "timer" ("match_id", "kind", "person_id", "due_at", "server_id")
SELECT "timer"."match_id", 'kept', one.value->'person'->>'id',
	"timer"."due_at" + (one.value->>'until')::bigint - (
		SELECT min((other.value->>'until')::bigint) FROM jsonb_array_elements("match"."invited"::jsonb) AS other
	),
	"timer"."server_id"
FROM "timer" JOIN "match" ON "match"."id" = "timer"."match_id"
CROSS JOIN jsonb_array_elements("match"."invited"::jsonb) AS one
WHERE "timer"."kind" = 'kept';--> statement-breakpoint
DELETE FROM "timer" WHERE "kind" = 'kept' AND "person_id" = '';
