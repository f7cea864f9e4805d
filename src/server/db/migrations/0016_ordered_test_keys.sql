ALTER TABLE "test_answers" ALTER COLUMN "question" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "test_items" ALTER COLUMN "question" SET DATA TYPE json;