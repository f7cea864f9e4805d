CREATE TABLE "resume_readings" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"written" jsonb,
	"parsed" jsonb,
	"version" integer,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;