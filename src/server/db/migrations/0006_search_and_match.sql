CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS intarray;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "head" (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "head" ALTER MAPPING FOR hword, hword_part, word, asciihword, hword_asciipart, asciiword WITH unaccent, english_stem;--> statement-breakpoint
ALTER TABLE "verifications" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "verifications" CASCADE;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "min_degree" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "batch_from" integer;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "batch_to" integer;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "needs_permit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "job_applications_answered" ON "job_applications" USING btree ("company_id","first_answered_at" DESC NULLS LAST,"created_at") WHERE first_answered_at is not null;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_batch" CHECK ("job_postings"."batch_to" >= "job_postings"."batch_from");--> statement-breakpoint
CREATE TABLE "alerted_postings" (
	"user_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alerted_postings_user_id_posting_id_pk" PRIMARY KEY("user_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_postings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_postings_user_id_kind_target_pk" PRIMARY KEY("user_id","kind","target"),
	CONSTRAINT "hidden_postings_kind" CHECK ("hidden_postings"."kind" in ('posting', 'company'))
);
--> statement-breakpoint
CREATE TABLE "job_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"years" smallint,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"wants_remote" text DEFAULT 'yes' NOT NULL,
	"expected_salary" bigint,
	"salary_currency" text,
	"salary_period" text,
	"degree" text,
	"graduation_year" smallint,
	"permits" text[] DEFAULT '{}' NOT NULL,
	"visibility" text DEFAULT 'off' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_preferences_visibility" CHECK ("job_preferences"."visibility" in ('off', 'applied', 'approved')),
	CONSTRAINT "job_preferences_years" CHECK ("job_preferences"."years" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"posting_id" uuid,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_views_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_searches_user_id_query_pk" PRIMARY KEY("user_id","query")
);
--> statement-breakpoint
CREATE TABLE "saved_postings" (
	"user_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_postings_user_id_posting_id_pk" PRIMARY KEY("user_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"alert" text NOT NULL,
	"since_at" timestamp (3) with time zone NOT NULL,
	"next_alert_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_searches_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_searches_alert" CHECK ("saved_searches"."alert" in ('off', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "outside_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_ref" text NOT NULL,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"description" text NOT NULL,
	"skills" text[] NOT NULL,
	"category" text,
	"level" text,
	"type" text,
	"location" text,
	"is_remote" boolean NOT NULL,
	"salary_min" bigint,
	"salary_max" bigint,
	"salary_currency" text,
	"salary_period" text,
	"deadline" timestamp (3) with time zone,
	"posted_at" timestamp (3) with time zone,
	"url" text,
	"host_state" text NOT NULL,
	"same_key" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"absences" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "outside_postings_ref" UNIQUE("source","source_ref"),
	CONSTRAINT "outside_postings_host" CHECK ("outside_postings"."host_state" in ('known', 'unknown', 'look-alike'))
);
--> statement-breakpoint
CREATE TABLE "source_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"found" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_states" (
	"source" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "posting_search" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"source" text NOT NULL,
	"company_name" text NOT NULL,
	"title_key" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"category" smallint,
	"craft" smallint,
	"type" smallint,
	"level" smallint,
	"city" text,
	"country" text,
	"is_remote" boolean NOT NULL,
	"salary_min" bigint,
	"salary_max" bigint,
	"skill_ids" integer[] NOT NULL,
	"head" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_titles" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"postings" integer NOT NULL,
	CONSTRAINT "search_titles_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"postings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "skills_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "student_search" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"skill_ids" integer[] NOT NULL,
	"skill_halves" integer[] NOT NULL,
	"nearness" integer[] DEFAULT '{}' NOT NULL,
	"years" integer,
	"cities" text[] NOT NULL,
	"city_countries" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"wants_remote" text NOT NULL,
	"only_applied" boolean NOT NULL,
	"expected_salary" bigint,
	"specialization" text,
	"degree" smallint,
	"graduation_year" smallint,
	"permits" text[] NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alerted_postings" ADD CONSTRAINT "alerted_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_postings" ADD CONSTRAINT "hidden_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD CONSTRAINT "job_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_postings" ADD CONSTRAINT "saved_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_search" ADD CONSTRAINT "student_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_views_student" ON "profile_views" USING btree ("student_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("user_id","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_postings_newest" ON "saved_postings" USING btree ("user_id","created_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_postings_posting" ON "saved_postings" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_alert_at");--> statement-breakpoint
CREATE INDEX "outside_postings_same" ON "outside_postings" USING btree ("same_key");--> statement-breakpoint
CREATE INDEX "outside_postings_seen" ON "outside_postings" USING btree ("source","last_seen_at");--> statement-breakpoint
CREATE INDEX "posting_search_newest" ON "posting_search" USING btree ("posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_category" ON "posting_search" USING btree ("category","level","posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_city" ON "posting_search" USING btree ("city","posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_company" ON "posting_search" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "posting_search_salary" ON "posting_search" USING btree ("salary_max" DESC NULLS LAST,"posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_company_name" ON "posting_search" USING btree (lower("company_name"),"posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_deadline" ON "posting_search" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "posting_search_head" ON "posting_search" USING gin ("head");--> statement-breakpoint
CREATE INDEX "posting_search_skills" ON "posting_search" USING gin ("skill_ids" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_titles_prefix" ON "search_titles" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_titles_most" ON "search_titles" USING btree ("postings" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "search_titles_trigrams" ON "search_titles" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "student_search_skills" ON "student_search" USING gin ("skill_ids" gin__int_ops);--> statement-breakpoint
CREATE INDEX "student_search_active" ON "student_search" USING btree ("active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);