ALTER TABLE "posting_search" ADD COLUMN "craft" smallint;--> statement-breakpoint
ALTER TABLE "student_search" ADD COLUMN "nearness" integer[] DEFAULT '{}' NOT NULL;