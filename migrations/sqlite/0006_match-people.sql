CREATE TABLE `erasure` (
	`server_id` text NOT NULL,
	`person_id` text DEFAULT '' NOT NULL,
	`stranger_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`server_id`, `person_id`)
);
--> statement-breakpoint
CREATE TABLE `match_person` (
	`match_id` integer NOT NULL,
	`person_id` text NOT NULL,
	`server_id` text NOT NULL,
	PRIMARY KEY(`match_id`, `person_id`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `match_person_of_person` ON `match_person` (`person_id`,`match_id`,`server_id`);--> statement-breakpoint
CREATE INDEX `person_of_id` ON `person` (`id`);--> statement-breakpoint
INSERT INTO `match_person` (`match_id`, `person_id`, `server_id`)
SELECT `match_id`, `person_id`, `server_id` FROM (
	SELECT `id` AS `match_id`, `host_id` AS `person_id`, `server_id` FROM `match`
	UNION SELECT `match`.`id`, json_extract(`json_each`.`value`, '$.person.id'), `server_id` FROM `match`, json_each(`players`)
	UNION SELECT `match`.`id`, json_extract(`json_each`.`value`, '$.id'), `server_id` FROM `match`, json_each(`barred`)
	UNION SELECT `match`.`id`, `json_each`.`value`, `server_id` FROM `match`, json_each(`stop_votes`)
) WHERE `person_id` IS NOT NULL;
