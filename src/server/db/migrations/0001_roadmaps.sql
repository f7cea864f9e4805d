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
ALTER TABLE "roadmap_plans" ADD CONSTRAINT "roadmap_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_steps" ADD CONSTRAINT "roadmap_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;