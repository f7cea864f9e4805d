ALTER TABLE "companies" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posting_search" ADD COLUMN "found_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posting_search" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_search" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "posting_search_found" ON "posting_search" USING btree ("found_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_version" ON "posting_search" USING btree ("version","posting_id");--> statement-breakpoint
CREATE INDEX "student_search_version" ON "student_search" USING btree ("version","user_id");