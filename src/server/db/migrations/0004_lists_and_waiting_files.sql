CREATE TABLE "unclaimed_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "application_messages_application";--> statement-breakpoint
ALTER TABLE "waiting_files" ADD CONSTRAINT "waiting_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "job_postings_newest" ON "job_postings" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"state");--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("company_id","application_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION "reject_by_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'only a person rejects';
END
$$;--> statement-breakpoint
CREATE TRIGGER "application_moves_rejected_by_somebody" BEFORE INSERT ON "application_moves" FOR EACH ROW WHEN (NEW."to_status" = 'rejected' AND NEW."actor_id" IS NULL) EXECUTE FUNCTION "reject_by_person"();
