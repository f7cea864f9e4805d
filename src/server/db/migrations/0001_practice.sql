CREATE TABLE "question_marks" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"mark" text NOT NULL,
	"streak" integer NOT NULL,
	"due_at" timestamp (3) with time zone,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_marks_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "question_marks_mark" CHECK ("question_marks"."mark" in ('known', 'unsure', 'skip'))
);
--> statement-breakpoint
CREATE TABLE "question_sets" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"domain" text NOT NULL,
	"experience_level" text NOT NULL,
	"band" text NOT NULL,
	"question_count" smallint NOT NULL,
	"seed" bigint NOT NULL,
	"question_ids" text[] NOT NULL,
	"repeated" smallint NOT NULL,
	"name" text,
	"saved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_sets_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "question_sets_count" CHECK ("question_sets"."question_count" in (5, 10, 15)),
	CONSTRAINT "question_sets_saved_name" CHECK (("question_sets"."name" is null) = ("question_sets"."saved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "roadmap_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roadmap_plans_hours" CHECK ("roadmap_plans"."hours_per_week" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "roadmap_steps" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"evidence_kind" text,
	"evidence_skill" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roadmap_steps_user_id_topic_step_pk" PRIMARY KEY("user_id","topic","step"),
	CONSTRAINT "roadmap_steps_state" CHECK ("roadmap_steps"."state" in ('todo', 'doing', 'done', 'skipped')),
	CONSTRAINT "roadmap_steps_evidence" CHECK (("roadmap_steps"."evidence_kind" is null) = ("roadmap_steps"."evidence_skill" is null) and "roadmap_steps"."evidence_kind" in ('profile', 'resume'))
);
--> statement-breakpoint
ALTER TABLE "question_marks" ADD CONSTRAINT "question_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_sets" ADD CONSTRAINT "question_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_plans" ADD CONSTRAINT "roadmap_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_steps" ADD CONSTRAINT "roadmap_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_marks_due" ON "question_marks" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "question_sets_newest" ON "question_sets" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "question_sets_saved" ON "question_sets" USING btree ("user_id","saved_at" DESC NULLS LAST,"id" DESC NULLS LAST);