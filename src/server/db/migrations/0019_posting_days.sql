CREATE TABLE "posting_days" (
	"company_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"started" integer DEFAULT 0 NOT NULL,
	"submitted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "posting_days_company_id_posting_id_day_source_pk" PRIMARY KEY("company_id","posting_id","day","source"),
	CONSTRAINT "posting_days_counts" CHECK ("posting_days"."seen" >= 0 and "posting_days"."opened" >= 0 and "posting_days"."started" >= 0 and "posting_days"."submitted" >= 0)
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "takes_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "digest_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posting_days" ADD CONSTRAINT "posting_days_company_id_posting_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_days_company" ON "posting_days" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "application_moves_company" ON "application_moves" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "job_applications_unanswered" ON "job_applications" USING btree ("company_id","created_at") WHERE first_answered_at is null and status in ('pending', 'under_review', 'interview_scheduled', 'offer_made');