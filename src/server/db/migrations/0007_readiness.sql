CREATE TABLE "readiness_changes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"part" text NOT NULL,
	"cause" text NOT NULL,
	"value_before" smallint,
	"value_after" smallint,
	"score_before" smallint,
	"score_after" smallint,
	"measured" smallint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "readiness_changes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "readiness_changes_part" CHECK ("readiness_changes"."part" in ('ats', 'resume', 'interviews', 'skills'))
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "hides_first_steps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "readiness_changes" ADD CONSTRAINT "readiness_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readiness_changes_newest" ON "readiness_changes" USING btree ("user_id","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);