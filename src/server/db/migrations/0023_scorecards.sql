CREATE TABLE "application_views" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_views_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "application_views_name" UNIQUE("company_id","member_id","name")
);
--> statement-breakpoint
CREATE TABLE "posting_criteria" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"help" text,
	CONSTRAINT "posting_criteria_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "posting_criteria_name" UNIQUE("company_id","posting_id","name")
);
--> statement-breakpoint
CREATE TABLE "scorecard_scores" (
	"company_id" uuid NOT NULL,
	"scorecard_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"criterion" text NOT NULL,
	"score" integer NOT NULL,
	"evidence" text NOT NULL,
	CONSTRAINT "scorecard_scores_company_id_scorecard_id_place_pk" PRIMARY KEY("company_id","scorecard_id","place"),
	CONSTRAINT "scorecard_scores_score" CHECK ("scorecard_scores"."score" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"member_id" uuid,
	"version" integer NOT NULL,
	"summary" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scorecards_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "scorecards_version" UNIQUE("company_id","application_id","member_id","version")
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_views" ADD CONSTRAINT "application_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_views" ADD CONSTRAINT "application_views_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_criteria" ADD CONSTRAINT "posting_criteria_company_id_posting_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_scores" ADD CONSTRAINT "scorecard_scores_company_id_scorecard_id_scorecards_company_id_id_fk" FOREIGN KEY ("company_id","scorecard_id") REFERENCES "public"."scorecards"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorecards_member" ON "scorecards" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_owner" ON "job_applications" USING btree ("owner_id");