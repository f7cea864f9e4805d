ALTER TABLE "companies" ADD COLUMN "time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "responsibilities" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "requirements" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "nice_to_have" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "deadline_zone" text DEFAULT 'UTC' NOT NULL;