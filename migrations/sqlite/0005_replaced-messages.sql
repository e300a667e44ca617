CREATE TABLE `replaced_message` (
	`message_id` text PRIMARY KEY NOT NULL,
	`match_id` integer NOT NULL,
	`channel_id` text NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `replaced_message_of_match` ON `replaced_message` (`match_id`);