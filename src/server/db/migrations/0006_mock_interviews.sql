CREATE TABLE "practice_answers" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"seconds" integer,
	"version" integer NOT NULL,
	"started_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"feedback" jsonb,
	"model_remark" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_answers_user_id_session_id_position_pk" PRIMARY KEY("user_id","session_id","position")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"domain" text NOT NULL,
	"experience_level" text NOT NULL,
	"set_name" text,
	"answer_seconds" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"score" smallint,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "practice_sessions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "practice_sessions_time" CHECK (("practice_sessions"."mode" = 'real') = ("practice_sessions"."answer_seconds" is not null)),
	CONSTRAINT "practice_sessions_score" CHECK ("practice_sessions"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "practice_answers" ADD CONSTRAINT "practice_answers_user_id_session_id_practice_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."practice_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_sessions_newest" ON "practice_sessions" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "practice_sessions_counted" ON "practice_sessions" USING btree ("user_id","counted_at");