CREATE TABLE `holiday` (
	`server_id` text NOT NULL,
	`person_id` text NOT NULL,
	`began_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`server_id`, `person_id`, `began_at`)
);
--> statement-breakpoint
CREATE INDEX `holiday_of_person` ON `holiday` (`person_id`);