CREATE TABLE "billing_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" uuid,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_events_once" UNIQUE("payer","provider_id")
);
--> statement-breakpoint
CREATE TABLE "plan_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"requested_by" uuid,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_requests_owner" CHECK (num_nonnulls("plan_requests"."user_id", "plan_requests"."company_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "plan_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"use" text NOT NULL,
	"month" date NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_uses_user" UNIQUE("user_id","use","source"),
	CONSTRAINT "plan_uses_company" UNIQUE("company_id","use","source"),
	CONSTRAINT "plan_uses_owner" CHECK (num_nonnulls("plan_uses"."user_id", "plan_uses"."company_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"next_plan" text,
	"past_due_since" timestamp (3) with time zone,
	"kept_postings" uuid[] DEFAULT '{}' NOT NULL,
	"payer" text NOT NULL,
	"customer_ref" text,
	"subscription_ref" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_user" UNIQUE("user_id"),
	CONSTRAINT "subscriptions_company" UNIQUE("company_id"),
	CONSTRAINT "subscriptions_ref" UNIQUE("subscription_ref"),
	CONSTRAINT "subscriptions_owner" CHECK (num_nonnulls("subscriptions"."user_id", "subscriptions"."company_id") = 1),
	CONSTRAINT "subscriptions_past_due" CHECK (("subscriptions"."state" = 'past_due') = ("subscriptions"."past_due_since" is not null))
);
--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_uses" ADD CONSTRAINT "plan_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_uses" ADD CONSTRAINT "plan_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_subscription" ON "billing_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "plan_requests_newest" ON "plan_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_requests_requested_by" ON "plan_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "plan_requests_decided_by" ON "plan_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "plan_requests_user" ON "plan_requests" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_requests_company" ON "plan_requests" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_uses_month" ON "plan_uses" USING btree ("user_id","use","month");--> statement-breakpoint
CREATE INDEX "subscriptions_newest" ON "subscriptions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_at");--> statement-breakpoint
INSERT INTO "plan_uses" ("id", "user_id", "use", "month", "source", "created_at")
SELECT gen_random_uuid(), "user_id", 'mockInterviewsAMonth', date_trunc('month', "counted_at" AT TIME ZONE 'UTC')::date, "id"::text, "counted_at"
FROM "practice_sessions" WHERE "counted_at" IS NOT NULL;
