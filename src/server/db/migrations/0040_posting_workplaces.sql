ALTER TABLE "job_postings" ADD COLUMN "workplace" text DEFAULT 'onsite' NOT NULL;--> statement-breakpoint
UPDATE "job_postings" SET "workplace" = CASE WHEN "is_remote" THEN 'remote' ELSE 'hybrid' END WHERE "is_remote" OR "location" ~* '\mhybrid\M';--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_workplace" CHECK ("job_postings"."workplace" in ('remote', 'hybrid', 'onsite'));--> statement-breakpoint
ALTER TABLE "job_postings" DROP COLUMN "is_remote";