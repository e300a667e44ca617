CREATE TABLE `alert` (
	`server_id` text NOT NULL,
	`person_id` text NOT NULL,
	`games` text NOT NULL,
	`pace` text NOT NULL,
	`locale` text NOT NULL,
	`told_at` integer,
	`told_match` integer,
	PRIMARY KEY(`server_id`, `person_id`)
);
--> statement-breakpoint
CREATE INDEX `alert_of_person` ON `alert` (`person_id`);--> statement-breakpoint
ALTER TABLE `profile` ADD `refused_at` integer;--> statement-breakpoint
ALTER TABLE `profile` ADD `refusal_told` integer DEFAULT false NOT NULL;