CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "interview_availability" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"windows" jsonb NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"most_per_week" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "interview_availability_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interview_kits" (
	"company_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"format" text NOT NULL,
	"topics" jsonb NOT NULL,
	"practice" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_kits_company_id_posting_id_pk" PRIMARY KEY("company_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "interview_members" (
	"company_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"busy" "tstzrange",
	CONSTRAINT "interview_members_company_id_interview_id_member_id_pk" PRIMARY KEY("company_id","interview_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "interview_moves" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"act" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"from_starts_at" timestamp (3) with time zone,
	"to_starts_at" timestamp (3) with time zone,
	"from_ends_at" timestamp (3) with time zone,
	"from_proposal_id" uuid,
	"from_details" jsonb,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "interview_moves_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "interview_moves_act" CHECK ("interview_moves"."act" in ('proposed', 'booked', 'chosen', 'times_requested', 'updated', 'cancelled', 'completed', 'no_show')),
	CONSTRAINT "interview_moves_status" CHECK ("interview_moves"."to_status" in ('proposed', 'needs_times', 'scheduled', 'completed', 'no_show', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"move_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_slots_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "interview_slots_times" CHECK ("interview_slots"."ends_at" > "interview_slots"."starts_at")
);
--> statement-breakpoint
DROP INDEX "interviews_company";--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "starts_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "ends_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "ends_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "student_id" uuid;--> statement-breakpoint
UPDATE "interviews" i SET "student_id" = a."user_id" FROM "job_applications" a WHERE a."company_id" = i."company_id" AND a."id" = i."application_id";--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "student_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "type" text DEFAULT 'screening' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
UPDATE "interviews" SET "platform" = CASE "platform" WHEN 'Google Meet' THEN 'google-meet' WHEN 'Zoom' THEN 'zoom' WHEN 'Microsoft Teams' THEN 'microsoft-teams' WHEN 'Phone' THEN 'phone' ELSE 'video' END;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "cancellation_reason" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "reminded" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "sort_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(starts_at, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_availability" ADD CONSTRAINT "interview_availability_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_availability" ADD CONSTRAINT "interview_availability_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_kits" ADD CONSTRAINT "interview_kits_company_id_posting_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_members" ADD CONSTRAINT "interview_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_members" ADD CONSTRAINT "interview_members_company_id_interview_id_interviews_company_id_id_fk" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_moves" ADD CONSTRAINT "interview_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_moves" ADD CONSTRAINT "interview_moves_company_id_interview_id_interviews_company_id_id_fk" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_company_id_interview_id_interviews_company_id_id_fk" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_availability_user" ON "interview_availability" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_members_member" ON "interview_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "interview_moves_interview" ON "interview_moves" USING btree ("company_id","interview_id","created_at");--> statement-breakpoint
CREATE INDEX "interview_slots_move" ON "interview_slots" USING btree ("company_id","move_id");--> statement-breakpoint
CREATE INDEX "interview_slots_interview" ON "interview_slots" USING btree ("company_id","interview_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_student" ON "interviews" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_due" ON "interviews" USING btree ("starts_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "interviews_company" ON "interviews" USING btree ("company_id","sort_at","id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_has_time" CHECK (("interviews"."starts_at" is null) = ("interviews"."ends_at" is null) and case
        when "interviews"."status" in ('scheduled', 'completed', 'no_show') then "interviews"."starts_at" is not null
        when "interviews"."status" in ('proposed', 'needs_times') then "interviews"."starts_at" is null else true end);--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_status" CHECK ("interviews"."status" in ('proposed', 'needs_times', 'scheduled', 'completed', 'no_show', 'cancelled'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_type" CHECK ("interviews"."type" in ('screening', 'technical', 'behavioral', 'case', 'panel', 'final'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_platform" CHECK ("interviews"."platform" in ('google-meet', 'zoom', 'microsoft-teams', 'video', 'phone', 'on-site'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome" CHECK ("interviews"."outcome" in ('passed', 'undecided', 'not_passed'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_reminded" CHECK ("interviews"."reminded" in ('day-1', 'hour-1'));--> statement-breakpoint
-- Of interviews that overlap for one student, the first stays.
UPDATE "interviews" i SET "status" = 'cancelled' WHERE i."status" = 'scheduled' AND EXISTS (
	SELECT FROM "interviews" o WHERE o."student_id" = i."student_id" AND o."status" = 'scheduled' AND o."id" < i."id"
		AND tstzrange(o."starts_at", o."ends_at") && tstzrange(i."starts_at", i."ends_at"));
--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_student_once" EXCLUDE USING gist ("student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'scheduled');
--> statement-breakpoint
ALTER TABLE "interview_members" ADD CONSTRAINT "interview_members_once" EXCLUDE USING gist ("member_id" WITH =, "busy" WITH &&);
--> statement-breakpoint
CREATE FUNCTION "keep_interview_members_busy"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'interviews' THEN
		UPDATE interview_members SET busy = CASE WHEN NEW.status = 'scheduled' THEN tstzrange(NEW.starts_at, NEW.ends_at) END
			WHERE company_id = NEW.company_id AND interview_id = NEW.id;
	ELSE
		NEW.busy := (SELECT tstzrange(i.starts_at, i.ends_at) FROM interviews i
			WHERE i.company_id = NEW.company_id AND i.id = NEW.interview_id AND i.status = 'scheduled');
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "interviews_keep_members_busy" AFTER UPDATE OF "starts_at", "ends_at", "status" ON "interviews" FOR EACH ROW EXECUTE FUNCTION "keep_interview_members_busy"();
--> statement-breakpoint
CREATE TRIGGER "interview_members_are_busy" BEFORE INSERT ON "interview_members" FOR EACH ROW EXECUTE FUNCTION "keep_interview_members_busy"();
