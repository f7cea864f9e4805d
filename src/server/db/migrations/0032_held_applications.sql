CREATE TABLE "held_applications" (
	"user_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"resume_file_id" uuid NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "held_applications_user_id_posting_id_pk" PRIMARY KEY("user_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "held_applications" ADD CONSTRAINT "held_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_applications" ADD CONSTRAINT "held_applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_applications_resume" ON "held_applications" USING btree ("resume_file_id");