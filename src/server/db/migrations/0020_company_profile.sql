CREATE TABLE "company_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_logos_company_id_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "company_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"notifies_applications" boolean DEFAULT true NOT NULL,
	"notifies_messages" boolean DEFAULT true NOT NULL,
	"notifies_withdrawals" boolean DEFAULT true NOT NULL,
	"shows_response_time" boolean DEFAULT true NOT NULL,
	"hides_contact" boolean DEFAULT true NOT NULL,
	"is_indexed" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_members" (
	"company_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posting_members_company_id_user_id_posting_id_pk" PRIMARY KEY("company_id","user_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "founded_year" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "primary_color" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "secondary_color" text;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "is_limited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_members" ADD CONSTRAINT "posting_members_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_members" ADD CONSTRAINT "posting_members_of_posting" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_members_posting" ON "posting_members" USING btree ("company_id","posting_id");--> statement-breakpoint
UPDATE "companies" SET "industry" = 'Other' WHERE "industry" IS NOT NULL AND "industry" NOT IN ('Technology', 'Finance', 'Healthcare', 'Education', 'Other');
