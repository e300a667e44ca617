DROP INDEX `result_in_game`;--> statement-breakpoint
DROP INDEX `result_in_server`;--> statement-breakpoint
ALTER TABLE `result` ADD `is_ranked` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `result_in_game` ON `result` (`server_id`,`game`,`person_id`,`finished_at`,`place`,`score`,`is_ranked`);--> statement-breakpoint
CREATE INDEX `result_in_server` ON `result` (`server_id`,`person_id`,`finished_at`,`place`,`seat`,`is_ranked`);--> statement-breakpoint
INSERT OR IGNORE INTO `timer` (`match_id`, `kind`, `due_at`)
SELECT `id`, 'silence', `changed_at` + 86400000 FROM `match` WHERE `status` = 'playing' AND `clock` IN ('none', '72h');