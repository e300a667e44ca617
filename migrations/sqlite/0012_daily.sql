CREATE TABLE `daily_attempt` (
	`day` text NOT NULL,
	`person_id` text NOT NULL,
	`match_id` integer NOT NULL,
	`begun_at` integer NOT NULL,
	`finished_at` integer,
	`score` integer,
	`place` integer,
	PRIMARY KEY(`day`, `person_id`)
);
--> statement-breakpoint
CREATE INDEX `daily_attempt_of_person` ON `daily_attempt` (`person_id`,`day`);--> statement-breakpoint
CREATE INDEX `daily_attempt_of_match` ON `daily_attempt` (`match_id`);--> statement-breakpoint
CREATE TABLE `daily_entry` (
	`server_id` text NOT NULL,
	`day` text NOT NULL,
	`person_id` text NOT NULL,
	`shared_at` integer,
	PRIMARY KEY(`server_id`, `day`, `person_id`)
);
--> statement-breakpoint
CREATE INDEX `daily_entry_of_person` ON `daily_entry` (`person_id`);--> statement-breakpoint
CREATE TABLE `daily_par` (
	`day` text PRIMARY KEY NOT NULL,
	`score` integer NOT NULL
);
