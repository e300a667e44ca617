CREATE TABLE `career` (
	`server_id` text NOT NULL,
	`person_id` text NOT NULL,
	`matches` integer NOT NULL,
	`wins` integer NOT NULL,
	`streak` integer NOT NULL,
	`best_streak` integer NOT NULL,
	`games` text NOT NULL,
	`met` text NOT NULL,
	`days` integer NOT NULL,
	`day` text,
	`stayed` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`server_id`, `person_id`)
);
--> statement-breakpoint
CREATE INDEX `career_of_person` ON `career` (`person_id`);--> statement-breakpoint
CREATE INDEX `achievement_of_person` ON `achievement` (`person_id`);