DROP INDEX `result_of_server`;--> statement-breakpoint
DROP INDEX `result_of_person`;--> statement-breakpoint
CREATE INDEX `result_in_game` ON `result` (`server_id`,`game`,`person_id`,`finished_at`,`place`,`score`);--> statement-breakpoint
CREATE INDEX `result_in_server` ON `result` (`server_id`,`person_id`,`finished_at`,`place`,`seat`);--> statement-breakpoint
CREATE INDEX `rating_step_newest` ON `rating_step` (`server_id`,`game`,`person_id`,`matches`,`at`);