CREATE TABLE "drive_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"drive_id" uuid NOT NULL,
	"what" text NOT NULL,
	"dates_before" jsonb NOT NULL,
	"dates_after" jsonb NOT NULL,
	"form_before" jsonb NOT NULL,
	"version" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "drive_dates" (
	"drive_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_dates_drive_id_kind_pk" PRIMARY KEY("drive_id","kind"),
	CONSTRAINT "drive_dates_kind" CHECK ("drive_dates"."kind" in ('opens', 'closes', 'test', 'interview', 'result'))
);
--> statement-breakpoint
CREATE TABLE "drive_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "drive_follows" (
	"user_id" uuid NOT NULL,
	"drive_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_follows_user_id_drive_id_pk" PRIMARY KEY("user_id","drive_id")
);
--> statement-breakpoint
CREATE TABLE "drive_reminders" (
	"user_id" uuid NOT NULL,
	"drive_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"lead" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_reminders_user_id_drive_id_kind_at_lead_pk" PRIMARY KEY("user_id","drive_id","kind","at","lead")
);
--> statement-breakpoint
CREATE TABLE "drive_rules" (
	"drive_id" uuid PRIMARY KEY NOT NULL,
	"min_percent" double precision,
	"min_cgpa" double precision,
	"levels" text[] DEFAULT '{}' NOT NULL,
	"max_backlogs" integer,
	"max_gap_months" integer,
	"batch_from" integer,
	"batch_to" integer
);
--> statement-breakpoint
CREATE TABLE "drive_states" (
	"user_id" uuid NOT NULL,
	"drive_id" uuid NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drive_states_user_id_drive_id_pk" PRIMARY KEY("user_id","drive_id"),
	CONSTRAINT "drive_states_state" CHECK ("drive_states"."state" in ('interested', 'applied', 'tested', 'offered', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "drives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"careers_url" text NOT NULL,
	"source_url" text,
	"verified_on" date,
	"time_zone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "student_academics" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tenth_percent" double precision,
	"tenth_cgpa" double precision,
	"twelfth_percent" double precision,
	"twelfth_cgpa" double precision,
	"diploma_percent" double precision,
	"diploma_cgpa" double precision,
	"degree_percent" double precision,
	"degree_cgpa" double precision,
	"backlogs" integer,
	"gap_months" integer,
	"batch_year" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drive_changes" ADD CONSTRAINT "drive_changes_drive_id_drives_id_fk" FOREIGN KEY ("drive_id") REFERENCES "public"."drives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_dates" ADD CONSTRAINT "drive_dates_drive_id_drives_id_fk" FOREIGN KEY ("drive_id") REFERENCES "public"."drives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_feeds" ADD CONSTRAINT "drive_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_follows" ADD CONSTRAINT "drive_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_follows" ADD CONSTRAINT "drive_follows_drive_id_drives_id_fk" FOREIGN KEY ("drive_id") REFERENCES "public"."drives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_reminders" ADD CONSTRAINT "drive_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_reminders" ADD CONSTRAINT "drive_reminders_drive_id_drives_id_fk" FOREIGN KEY ("drive_id") REFERENCES "public"."drives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_rules" ADD CONSTRAINT "drive_rules_drive_id_drives_id_fk" FOREIGN KEY ("drive_id") REFERENCES "public"."drives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_states" ADD CONSTRAINT "drive_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_states" ADD CONSTRAINT "drive_states_drive_id_drives_id_fk" FOREIGN KEY ("drive_id") REFERENCES "public"."drives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_academics" ADD CONSTRAINT "student_academics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drive_changes_newest" ON "drive_changes" USING btree ("drive_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "drive_dates_soonest" ON "drive_dates" USING btree ("at","drive_id");--> statement-breakpoint
CREATE INDEX "drive_follows_drive" ON "drive_follows" USING btree ("drive_id");--> statement-breakpoint
CREATE INDEX "drive_reminders_drive" ON "drive_reminders" USING btree ("drive_id");--> statement-breakpoint
CREATE INDEX "drive_states_drive" ON "drive_states" USING btree ("drive_id");--> statement-breakpoint
CREATE INDEX "drives_newest" ON "drives" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);