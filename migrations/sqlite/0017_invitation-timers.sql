CREATE TABLE `__new_timer` (
	`match_id` integer NOT NULL,
	`kind` text NOT NULL,
	`person_id` text DEFAULT '' NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `kind`, `person_id`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_timer`("match_id", "kind", "due_at") SELECT "match_id", "kind", "due_at" FROM `timer` WHERE "kind" <> 'kept';--> statement-breakpoint
-- Of several invitations the timer was that of the first. It has moved with the time in which the bot was away, and the
-- others expire as much later as they were to.
INSERT INTO `__new_timer`("match_id", "kind", "person_id", "due_at")
SELECT `timer`.`match_id`, 'kept', json_extract(one.value, '$.person.id'),
	`timer`.`due_at` + json_extract(one.value, '$.until') - (
		SELECT min(json_extract(other.value, '$.until')) FROM json_each(`match`.`invited`) AS other
	)
FROM `timer` JOIN `match` ON `match`.`id` = `timer`.`match_id`, json_each(`match`.`invited`) AS one
WHERE `timer`.`kind` = 'kept';--> statement-breakpoint
DROP TABLE `timer`;--> statement-breakpoint
ALTER TABLE `__new_timer` RENAME TO `timer`;--> statement-breakpoint
CREATE INDEX `timer_due` ON `timer` (`due_at`);
