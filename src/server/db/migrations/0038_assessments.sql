CREATE TABLE "assessment_sittings" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"application_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"try_number" smallint NOT NULL,
	"batch_id" uuid NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"time_factor" real DEFAULT 1 NOT NULL,
	"asked_factor" real,
	"asked_note" text,
	"time_asked_at" timestamp (3) with time zone,
	"time_answered_at" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"advanced" json DEFAULT '[]'::json NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"graded_at" timestamp (3) with time zone,
	"accepted_test" json,
	"score" smallint,
	"review_asked_at" timestamp (3) with time zone,
	"review_note" text,
	"review_answer" text,
	"review_answered_at" timestamp (3) with time zone,
	CONSTRAINT "assessment_sittings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "assessment_sittings_once" UNIQUE("company_id","assessment_id","application_id","try_number"),
	CONSTRAINT "assessment_sittings_started" CHECK (("assessment_sittings"."starts_at" is null) = ("assessment_sittings"."ends_at" is null)),
	CONSTRAINT "assessment_sittings_score" CHECK ("assessment_sittings"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "assessment_versions" (
	"company_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_versions_company_id_assessment_id_version_pk" PRIMARY KEY("company_id","assessment_id","version")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"accepts" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "assessments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sitting_answers" (
	"company_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"question" json NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_right" boolean,
	"passed_cases" smallint,
	"problem" text,
	CONSTRAINT "sitting_answers_company_id_sitting_id_place_pk" PRIMARY KEY("company_id","sitting_id","place")
);
--> statement-breakpoint
CREATE TABLE "sitting_reviews" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"member_id" uuid,
	"version" integer NOT NULL,
	"scores" json NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sitting_reviews_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sitting_reviews_version" UNIQUE("company_id","sitting_id","member_id","version")
);
--> statement-breakpoint
ALTER TABLE "assessment_sittings" ADD CONSTRAINT "assessment_sittings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_sittings" ADD CONSTRAINT "assessment_sittings_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_sittings" ADD CONSTRAINT "assessment_sittings_company_id_assessment_id_version_assessment_versions_company_id_assessment_id_version_fk" FOREIGN KEY ("company_id","assessment_id","version") REFERENCES "public"."assessment_versions"("company_id","assessment_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_sittings" ADD CONSTRAINT "assessment_sittings_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_versions" ADD CONSTRAINT "assessment_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_versions" ADD CONSTRAINT "assessment_versions_company_id_assessment_id_assessments_company_id_id_fk" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_company_id_posting_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD CONSTRAINT "sitting_answers_company_id_sitting_id_assessment_sittings_company_id_id_fk" FOREIGN KEY ("company_id","sitting_id") REFERENCES "public"."assessment_sittings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_reviews" ADD CONSTRAINT "sitting_reviews_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_reviews" ADD CONSTRAINT "sitting_reviews_company_id_sitting_id_assessment_sittings_company_id_id_fk" FOREIGN KEY ("company_id","sitting_id") REFERENCES "public"."assessment_sittings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_sittings_application" ON "assessment_sittings" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "assessment_sittings_student" ON "assessment_sittings" USING btree ("student_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessment_sittings_batch" ON "assessment_sittings" USING btree ("company_id","batch_id");--> statement-breakpoint
CREATE INDEX "assessment_sittings_inviter" ON "assessment_sittings" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "assessment_sittings_unfinished" ON "assessment_sittings" USING btree ("ends_at") WHERE graded_at is null and starts_at is not null;--> statement-breakpoint
CREATE INDEX "assessment_versions_author" ON "assessment_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "assessments_posting" ON "assessments" USING btree ("company_id","posting_id");--> statement-breakpoint
CREATE INDEX "assessments_newest" ON "assessments" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sitting_reviews_member" ON "sitting_reviews" USING btree ("member_id");