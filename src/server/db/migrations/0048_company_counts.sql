CREATE TABLE "company_counts" (
	"company_id" uuid NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "company_counts_quarter" ON "company_counts" USING btree ("company_id","quarter","count");--> statement-breakpoint
CREATE INDEX "company_counts_new" ON "company_counts" USING btree ("company_id") WHERE not is_folded;--> statement-breakpoint
CREATE TRIGGER "company_counts_inserted" AFTER INSERT ON "job_applications" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('company_counts', 'company_id, quarter', 'company_id, date_bin(''15 minutes'', created_at, ''epoch''::timestamptz)');--> statement-breakpoint
CREATE TRIGGER "company_counts_updated" AFTER UPDATE ON "job_applications" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('company_counts', 'company_id, quarter', 'company_id, date_bin(''15 minutes'', created_at, ''epoch''::timestamptz)');--> statement-breakpoint
CREATE TRIGGER "company_counts_deleted" AFTER DELETE ON "job_applications" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('company_counts', 'company_id, quarter', 'company_id, date_bin(''15 minutes'', created_at, ''epoch''::timestamptz)');--> statement-breakpoint
INSERT INTO "company_counts" ("company_id", "quarter", "count", "is_folded") SELECT "company_id", date_bin('15 minutes', "created_at", 'epoch'::timestamptz), count(*), true FROM "job_applications" GROUP BY 1, 2;
