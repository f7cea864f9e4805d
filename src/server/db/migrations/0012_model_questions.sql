CREATE TABLE "model_questions" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"domain" text NOT NULL,
	"band" text NOT NULL,
	"question" text NOT NULL,
	"type" text NOT NULL,
	"difficulty" text,
	"points" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_questions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_sets" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "model_questions" ADD CONSTRAINT "model_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;