ALTER TABLE "test_answers" ADD COLUMN "question" jsonb;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "test_time_factor" real DEFAULT 1 NOT NULL;