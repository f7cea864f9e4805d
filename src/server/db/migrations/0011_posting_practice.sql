ALTER TABLE "job_postings" ADD COLUMN "practice_questions" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "shares_practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "job_postings_practice" ON "job_postings" USING btree ("posted_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'active' and is_complete and shares_practice;