CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"invited_by" uuid,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answer_told_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_once" UNIQUE("company_id","posting_id","student_id"),
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('sent', 'applied', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "talent_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"seen" jsonb NOT NULL,
	"added_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talent_entries_once" UNIQUE("company_id","student_id"),
	CONSTRAINT "talent_entries_tags" CHECK (cardinality("talent_entries"."tags") <= 10)
);
--> statement-breakpoint
CREATE TABLE "talent_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"entry_id" uuid,
	"body" text NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talent_notes_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "talent_shortlists" (
	"entry_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talent_shortlists_entry_id_posting_id_pk" PRIMARY KEY("entry_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD COLUMN "is_available" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "student_search" ADD COLUMN "is_available" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_posting_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_entries" ADD CONSTRAINT "talent_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_entries" ADD CONSTRAINT "talent_entries_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_entries" ADD CONSTRAINT "talent_entries_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_entry_id_talent_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."talent_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_shortlists" ADD CONSTRAINT "talent_shortlists_entry_id_talent_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."talent_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_shortlists" ADD CONSTRAINT "talent_shortlists_company_id_posting_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_student" ON "invitations" USING btree ("student_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_company" ON "invitations" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "talent_entries_newest" ON "talent_entries" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "talent_entries_student" ON "talent_entries" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "talent_entries_added_by" ON "talent_entries" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "talent_notes_newest" ON "talent_notes" USING btree ("company_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "talent_notes_author" ON "talent_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "talent_shortlists_posting" ON "talent_shortlists" USING btree ("company_id","posting_id");--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_invitation" ON "job_applications" USING btree ("invitation_id");