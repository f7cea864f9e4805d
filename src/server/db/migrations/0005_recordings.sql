CREATE TABLE "recording_chunks" (
	"user_id" uuid NOT NULL,
	"recording_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "recording_chunks_user_id_recording_id_index_pk" PRIMARY KEY("user_id","recording_id","index")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"file_id" uuid,
	"duration_ms" integer,
	"transcript" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "recordings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "recordings_finished" CHECK (("recordings"."finished_at" is null) = ("recordings"."file_id" is null) and ("recordings"."file_id" is null) = ("recordings"."duration_ms" is null))
);
--> statement-breakpoint
ALTER TABLE "recording_chunks" ADD CONSTRAINT "recording_chunks_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_chunks" ADD CONSTRAINT "recording_chunks_user_id_recording_id_recordings_user_id_id_fk" FOREIGN KEY ("user_id","recording_id") REFERENCES "public"."recordings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_chunks_file" ON "recording_chunks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recordings_newest" ON "recordings" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recordings_oldest" ON "recordings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recordings_file" ON "recordings" USING btree ("file_id");