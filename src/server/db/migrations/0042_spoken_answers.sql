CREATE TABLE "sitting_recordings" (
	"company_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"student_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sitting_recordings_company_id_sitting_id_place_pk" PRIMARY KEY("company_id","sitting_id","place")
);
--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD COLUMN "takes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_recordings" ADD CONSTRAINT "sitting_recordings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_recordings" ADD CONSTRAINT "sitting_recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_recordings" ADD CONSTRAINT "sitting_recordings_company_id_sitting_id_place_sitting_answers_company_id_sitting_id_place_fk" FOREIGN KEY ("company_id","sitting_id","place") REFERENCES "public"."sitting_answers"("company_id","sitting_id","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitting_recordings_student" ON "sitting_recordings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sitting_recordings_file" ON "sitting_recordings" USING btree ("file_id");