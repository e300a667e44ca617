CREATE TABLE `achievement` (
	`server_id` text NOT NULL,
	`person_id` text NOT NULL,
	`achievement` text NOT NULL,
	`match_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`server_id`, `person_id`, `achievement`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `achievement_of_match` ON `achievement` (`match_id`);