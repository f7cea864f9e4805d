CREATE TABLE "message_templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_templates_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "message_templates_kind" CHECK ("message_templates"."kind" in ('reply', 'rejection'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"pay" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"place" text NOT NULL,
	"terms" text NOT NULL,
	"candidate_name" text NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"sender_name" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"move_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"expiry_told_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_reason" text,
	"withdrawn_move_id" uuid,
	"undone_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "offers_number" UNIQUE("company_id","application_id","number"),
	CONSTRAINT "offers_pay" CHECK ("offers"."pay" > 0),
	CONSTRAINT "offers_period" CHECK ("offers"."period" in ('year', 'month', 'hour')),
	CONSTRAINT "offers_answer" CHECK ("offers"."answer" in ('accepted', 'declined')),
	CONSTRAINT "offers_answered" CHECK (("offers"."answer" is null) = ("offers"."answered_at" is null)),
	CONSTRAINT "offers_withdrawn" CHECK (("offers"."withdrawn_at" is null) = ("offers"."withdrawn_reason" is null)
        and ("offers"."withdrawn_at" is null) = ("offers"."withdrawn_move_id" is null))
);
--> statement-breakpoint
CREATE TABLE "posting_stages" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posting_stages_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "posting_stages_type" CHECK ("posting_stages"."type" in ('pending', 'under_review', 'interview_scheduled', 'offer_made'))
);
--> statement-breakpoint
ALTER TABLE "application_moves" ADD COLUMN "from_stage_id" uuid;--> statement-breakpoint
ALTER TABLE "application_moves" ADD COLUMN "to_stage_id" uuid;--> statement-breakpoint
ALTER TABLE "application_moves" ADD COLUMN "stage_name" text;--> statement-breakpoint
ALTER TABLE "application_moves" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "application_moves" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "held_status" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "held_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_stages" ADD CONSTRAINT "posting_stages_company_id_job_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("company_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "offers_id" ON "offers" USING btree ("id");--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("expires_at") WHERE answer is null and withdrawn_at is null and undone_at is null and expiry_told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_stages_name" ON "posting_stages" USING btree ("company_id","job_id",lower("name"));--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_company_id_stage_id_posting_stages_company_id_id_fk" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."posting_stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_stage" ON "job_applications" USING btree ("company_id","stage_id");--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_basis" CHECK ("application_moves"."basis" in ('proposes_times', 'accepted_outside'));--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_held" CHECK (("job_applications"."held_status" is null) = ("job_applications"."held_changed_at" is null)
        and ("job_applications"."held_status" is null or "job_applications"."held_status" in ('pending', 'under_review', 'interview_scheduled', 'offer_made', 'hired', 'rejected', 'withdrawn', 'declined')));