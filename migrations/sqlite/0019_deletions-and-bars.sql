CREATE TABLE `bar` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE TABLE `server_change` (
	`server_id` text NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`value` text NOT NULL,
	`person_id` text,
	PRIMARY KEY(`server_id`, `at`, `what`)
);
--> statement-breakpoint
CREATE INDEX `server_change_of_person` ON `server_change` (`person_id`);--> statement-breakpoint
ALTER TABLE `server` ADD `erase_at` integer;--> statement-breakpoint
ALTER TABLE `server` ADD `erase_asked_by` text;--> statement-breakpoint
ALTER TABLE `server` ADD `erase_told` integer DEFAULT false NOT NULL;