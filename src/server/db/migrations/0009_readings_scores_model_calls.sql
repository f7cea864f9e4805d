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
CREATE TABLE "model_calls" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_readings" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"written" jsonb,
	"parsed" jsonb,
	"version" integer,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ats_scores" ADD CONSTRAINT "ats_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ats_scores_newest" ON "ats_scores" USING btree ("user_id","scored_at" DESC NULLS LAST,"id" DESC NULLS LAST);