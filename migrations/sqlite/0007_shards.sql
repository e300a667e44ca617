CREATE TABLE `shard` (
	`count` integer NOT NULL,
	`id` integer NOT NULL,
	`alive_at` integer NOT NULL,
	PRIMARY KEY(`count`, `id`)
);
--> statement-breakpoint
CREATE INDEX `result_in_order` ON `result` (`server_id`);--> statement-breakpoint
INSERT INTO `shard` (`count`, `id`, `alive_at`)
SELECT 1, 0, CAST(`value` AS integer) FROM `fact` WHERE `key` = 'lastAlive';--> statement-breakpoint
DELETE FROM `fact` WHERE `key` = 'lastAlive';
