CREATE TABLE "learning_progress" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"place" text,
	"read_concepts" text[] DEFAULT '{}' NOT NULL,
	"right_answers" text[] DEFAULT '{}' NOT NULL,
	"quiz_best" smallint,
	"quiz_id" uuid,
	"quiz_questions" text[] DEFAULT '{}' NOT NULL,
	"quiz_answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learning_progress_user_id_topic_pk" PRIMARY KEY("user_id","topic"),
	CONSTRAINT "learning_progress_quiz_best" CHECK ("learning_progress"."quiz_best" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_cards_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "learning_progress" ADD CONSTRAINT "learning_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("user_id","due_at");