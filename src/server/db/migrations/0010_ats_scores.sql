CREATE TABLE "ats_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"score" smallint NOT NULL,
	"formatting" double precision NOT NULL,
	"content" double precision NOT NULL,
	"parts" jsonb NOT NULL,
	"engine_version" integer NOT NULL,
	"scored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ats_scores_score" CHECK ("ats_scores"."score" between 0 and 100),
	CONSTRAINT "ats_scores_origin" CHECK ("ats_scores"."origin" in ('file', 'resume'))
);
--> statement-breakpoint
ALTER TABLE "ats_scores" ADD CONSTRAINT "ats_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ats_scores_newest" ON "ats_scores" USING btree ("user_id","scored_at" DESC NULLS LAST,"id" DESC NULLS LAST);