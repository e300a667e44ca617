CREATE TABLE `hand_token` (
	`match_id` integer NOT NULL,
	`person_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `person_id`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `match` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`server_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`game` text NOT NULL,
	`options` text NOT NULL,
	`status` text NOT NULL,
	`host_id` text NOT NULL,
	`players` text NOT NULL,
	`version` integer NOT NULL,
	`seed` text,
	`state` text,
	`opened_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `match_one_a_channel` ON `match` (`channel_id`) WHERE status in ('open', 'playing');--> statement-breakpoint
CREATE INDEX `match_of_channel` ON `match` (`channel_id`,`id`);--> statement-breakpoint
CREATE TABLE `move` (
	`match_id` integer NOT NULL,
	`version` integer NOT NULL,
	`seat` integer,
	`move` text,
	`by_computer` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `version`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `person` (
	`server_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`server_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `result` (
	`match_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`server_id` text NOT NULL,
	`game` text NOT NULL,
	`person_id` text,
	`score` integer NOT NULL,
	`place` integer NOT NULL,
	`finished_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `result_of_server` ON `result` (`server_id`,`game`,`person_id`);--> statement-breakpoint
CREATE TABLE `seen_interaction` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `table_message` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text NOT NULL,
	`version` integer NOT NULL,
	`posted_at` integer NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
