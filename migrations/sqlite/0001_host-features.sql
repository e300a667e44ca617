CREATE TABLE `fact` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `profile` (
	`person_id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rating_step` (
	`server_id` text NOT NULL,
	`game` text NOT NULL,
	`person_id` text NOT NULL,
	`match_id` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`matches` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`server_id`, `game`, `person_id`, `match_id`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `rating_step_of_match` ON `rating_step` (`match_id`);--> statement-breakpoint
CREATE TABLE `season` (
	`server_id` text NOT NULL,
	`number` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`server_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `server` (
	`id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`left_at` integer
);
--> statement-breakpoint
CREATE TABLE `timer` (
	`match_id` integer NOT NULL,
	`kind` text NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `kind`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `timer_due` ON `timer` (`due_at`);--> statement-breakpoint
ALTER TABLE `hand_token` ADD `locale` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `match` ADD `clock` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `match` ADD `is_rated` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `match` ADD `stop_votes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `match` ADD `stop_reason` text;--> statement-breakpoint
ALTER TABLE `match` ADD `rematch_of` integer;--> statement-breakpoint
CREATE INDEX `match_of_server` ON `match` (`server_id`,`status`);--> statement-breakpoint
ALTER TABLE `result` ADD `fled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `result` ADD `best_yaku` text;--> statement-breakpoint
ALTER TABLE `result` ADD `best_yaku_value` integer;--> statement-breakpoint
CREATE INDEX `result_of_person` ON `result` (`server_id`,`person_id`,`finished_at`);