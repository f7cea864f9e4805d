CREATE TABLE "first_hires" (
	"company_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"hired_at" timestamp (3) with time zone,
	CONSTRAINT "first_hires_company_id_posting_id_pk" PRIMARY KEY("company_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "last_active_days" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_counts" (
	"company_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_day_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_moves" ADD COLUMN "posting_id" uuid;--> statement-breakpoint
ALTER TABLE "first_hires" ADD CONSTRAINT "first_hires_company_id_posting_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","posting_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_active_days" ADD CONSTRAINT "last_active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_hires_newest" ON "first_hires" USING btree ("hired_at" DESC NULLS LAST,"company_id","posting_id");--> statement-breakpoint
CREATE INDEX "last_active_days_day" ON "last_active_days" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "posting_counts_posting" ON "posting_counts" USING btree ("company_id","posting_id","count");--> statement-breakpoint
CREATE INDEX "posting_counts_new" ON "posting_counts" USING btree ("company_id") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "site_day_counts_day" ON "site_day_counts" USING btree ("day","kind");--> statement-breakpoint
CREATE INDEX "site_day_counts_new" ON "site_day_counts" USING btree ("day") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "application_moves_first_hire" ON "application_moves" USING btree ("company_id","posting_id","created_at") WHERE to_status = 'hired' and undone_at is null;--> statement-breakpoint
CREATE INDEX "job_postings_posted" ON "job_postings" USING btree ("posted_at" DESC NULLS LAST,"id" DESC NULLS LAST,"company_id","state") WHERE posted_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_updated" ON "profiles" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE updated_at > created_at;
--> statement-breakpoint
-- Adds how a statement changed the number of rows to a table of counts: its name, its key, and the key of a row.
CREATE FUNCTION "keep_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO %I (%s, count) SELECT %s, sum(change) FROM (%s) changed GROUP BY %3$s HAVING sum(change) <> 0',
		TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], CASE TG_OP
			WHEN 'INSERT' THEN 'SELECT *, 1 AS change FROM added'
			WHEN 'DELETE' THEN 'SELECT *, -1 AS change FROM removed'
			ELSE 'SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed' END);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "site_day_counts_inserted" AFTER INSERT ON "job_applications" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('site_day_counts', 'day, kind', '(created_at AT TIME ZONE ''UTC'')::date, status');--> statement-breakpoint
CREATE TRIGGER "site_day_counts_updated" AFTER UPDATE ON "job_applications" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('site_day_counts', 'day, kind', '(created_at AT TIME ZONE ''UTC'')::date, status');--> statement-breakpoint
CREATE TRIGGER "site_day_counts_deleted" AFTER DELETE ON "job_applications" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('site_day_counts', 'day, kind', '(created_at AT TIME ZONE ''UTC'')::date, status');--> statement-breakpoint
CREATE TRIGGER "posting_counts_inserted" AFTER INSERT ON "job_applications" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('posting_counts', 'company_id, posting_id', 'company_id, job_id');--> statement-breakpoint
CREATE TRIGGER "posting_counts_updated" AFTER UPDATE ON "job_applications" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('posting_counts', 'company_id, posting_id', 'company_id, job_id');--> statement-breakpoint
CREATE TRIGGER "posting_counts_deleted" AFTER DELETE ON "job_applications" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('posting_counts', 'company_id, posting_id', 'company_id, job_id');--> statement-breakpoint
CREATE TRIGGER "site_day_counts_inserted" AFTER INSERT ON "activity_days" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('site_day_counts', 'day, kind', 'day, ''active''::text');--> statement-breakpoint
CREATE TRIGGER "site_day_counts_updated" AFTER UPDATE ON "activity_days" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('site_day_counts', 'day, kind', 'day, ''active''::text');--> statement-breakpoint
CREATE TRIGGER "site_day_counts_deleted" AFTER DELETE ON "activity_days" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "keep_counts"('site_day_counts', 'day, kind', 'day, ''active''::text');--> statement-breakpoint
CREATE FUNCTION "keep_last_active_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM last_active_days l USING (SELECT user_id, max(day) AS day FROM removed GROUP BY 1) gone
			WHERE l.user_id = gone.user_id AND l.day <= gone.day;
		-- A new statement, so that it sees what other transactions added before the row was locked.
		INSERT INTO last_active_days (user_id, day)
			SELECT a.user_id, max(a.day) FROM activity_days a
			WHERE a.user_id IN (SELECT user_id FROM removed)
				AND NOT EXISTS (SELECT FROM last_active_days l WHERE l.user_id = a.user_id)
			GROUP BY 1
			ON CONFLICT (user_id) DO UPDATE SET day = excluded.day WHERE last_active_days.day < excluded.day;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO last_active_days (user_id, day)
			SELECT user_id, max(day) FROM added GROUP BY 1
			ON CONFLICT (user_id) DO UPDATE SET day = excluded.day WHERE last_active_days.day < excluded.day;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "last_active_days_inserted" AFTER INSERT ON "activity_days" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_last_active_days"();--> statement-breakpoint
CREATE TRIGGER "last_active_days_updated" AFTER UPDATE ON "activity_days" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_last_active_days"();--> statement-breakpoint
CREATE TRIGGER "last_active_days_deleted" AFTER DELETE ON "activity_days" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "keep_last_active_days"();--> statement-breakpoint
CREATE FUNCTION "set_posting_of_hire"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.posting_id := (SELECT job_id FROM job_applications WHERE company_id = NEW.company_id AND id = NEW.application_id);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "application_moves_hired" BEFORE INSERT OR UPDATE OF "to_status" ON "application_moves" FOR EACH ROW WHEN (NEW."to_status" = 'hired') EXECUTE FUNCTION "set_posting_of_hire"();--> statement-breakpoint
UPDATE "application_moves" m SET "posting_id" = a."job_id" FROM "job_applications" a WHERE m."to_status" = 'hired' AND a."company_id" = m."company_id" AND a."id" = m."application_id";--> statement-breakpoint
CREATE FUNCTION "keep_first_hires"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved text := format('SELECT DISTINCT company_id, posting_id FROM (%s) changed WHERE posting_id IS NOT NULL', CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT * FROM added'
		WHEN 'DELETE' THEN 'SELECT * FROM removed'
		ELSE 'SELECT * FROM added UNION ALL SELECT * FROM removed' END);
	has_hire boolean;
BEGIN
	EXECUTE format('SELECT EXISTS (%s)', moved) INTO has_hire;
	IF NOT has_hire THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		EXECUTE format('INSERT INTO first_hires (company_id, posting_id) %s ORDER BY 1, 2 ON CONFLICT DO NOTHING', moved);
	END IF;
	-- Locked before the statement that reads the hires, so that it sees those of transactions that held the lock.
	EXECUTE format('SELECT FROM first_hires WHERE (company_id, posting_id) IN (%s) ORDER BY company_id, posting_id FOR UPDATE', moved);
	EXECUTE format('UPDATE first_hires f SET hired_at = (SELECT min(m.created_at) FROM application_moves m
			WHERE m.company_id = f.company_id AND m.posting_id = f.posting_id AND m.to_status = ''hired'' AND m.undone_at IS NULL)
		WHERE (f.company_id, f.posting_id) IN (%s)', moved);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "first_hires_inserted" AFTER INSERT ON "application_moves" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_first_hires"();--> statement-breakpoint
CREATE TRIGGER "first_hires_updated" AFTER UPDATE ON "application_moves" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_first_hires"();--> statement-breakpoint
CREATE TRIGGER "first_hires_deleted" AFTER DELETE ON "application_moves" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "keep_first_hires"();--> statement-breakpoint
-- The triggers hold off other writers until these counts are committed.
INSERT INTO "first_hires" ("company_id", "posting_id", "hired_at") SELECT "company_id", "posting_id", min("created_at") FROM "application_moves" WHERE "to_status" = 'hired' AND "undone_at" IS NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "site_day_counts" ("day", "kind", "count", "is_folded") SELECT ("created_at" AT TIME ZONE 'UTC')::date, "status", count(*), true FROM "job_applications" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "site_day_counts" ("day", "kind", "count", "is_folded") SELECT "day", 'active', count(*), true FROM "activity_days" GROUP BY 1;--> statement-breakpoint
INSERT INTO "posting_counts" ("company_id", "posting_id", "count", "is_folded") SELECT "company_id", "job_id", count(*), true FROM "job_applications" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "last_active_days" ("user_id", "day") SELECT "user_id", max("day") FROM "activity_days" GROUP BY 1;
