CREATE TABLE "model_calls" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;