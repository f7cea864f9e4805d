CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS intarray;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "head" (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "head" ALTER MAPPING FOR hword, hword_part, word, asciihword, hword_asciipart, asciiword WITH unaccent, english_stem;--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"key_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"temporary_password_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "application_interviewers" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_interviewers_company_id_application_id_member_id_pk" PRIMARY KEY("company_id","application_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"author_kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_messages_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "application_messages_author" CHECK ("application_messages"."author_kind" in ('student', 'member'))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_notes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_ratings_company_id_application_id_member_id_pk" PRIMARY KEY("company_id","application_id","member_id"),
	CONSTRAINT "application_ratings_stars" CHECK ("application_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "application_moves" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"reason" text,
	"batch_id" uuid,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_moves_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "application_moves_status" CHECK ("application_moves"."to_status" in ('pending', 'under_review', 'interview_scheduled', 'offer_made', 'hired', 'rejected', 'withdrawn', 'declined')),
	CONSTRAINT "application_moves_rejected_by_person" CHECK ("application_moves"."to_status" <> 'rejected' or ("application_moves"."actor_kind" = 'member' and "application_moves"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"cover_letter" text,
	"resume_file_id" uuid,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"first_answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_applications_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_applications_once" UNIQUE("company_id","job_id","user_id"),
	CONSTRAINT "job_applications_status" CHECK ("job_applications"."status" in ('pending', 'under_review', 'interview_scheduled', 'offer_made', 'hired', 'rejected', 'withdrawn', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "ats_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"score" smallint NOT NULL,
	"formatting" double precision NOT NULL,
	"content" double precision NOT NULL,
	"parts" jsonb NOT NULL,
	"engine_version" integer NOT NULL,
	"scored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ats_scores_score" CHECK ("ats_scores"."score" between 0 and 100),
	CONSTRAINT "ats_scores_origin" CHECK ("ats_scores"."origin" in ('file', 'resume'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"place" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"join_url" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"places" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "community_events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "community_events_order" CHECK ("community_events"."starts_at" < "community_events"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"cancel_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_registrations_cancel_hash_unique" UNIQUE("cancel_hash")
);
--> statement-breakpoint
CREATE TABLE "forum_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_replies" (
	"topic_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "forum_replies_topic_id_id_pk" PRIMARY KEY("topic_id","id"),
	CONSTRAINT "forum_replies_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "forum_topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"last_active_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_state" CHECK ("reports"."state" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"website" text,
	"linkedin_url" text,
	"industry" text,
	"size" text,
	"location" text,
	"description" text,
	"contact_first_name" text DEFAULT '' NOT NULL,
	"contact_last_name" text DEFAULT '' NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "companies_status" CHECK ("companies"."status" in ('requested', 'pending', 'approved', 'rejected', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "company_members_role" CHECK ("company_members"."role" in ('owner', 'recruiter', 'interviewer'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"procedure" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interviews_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "interviews_times" CHECK ("interviews"."ends_at" > "interviews"."starts_at")
);
--> statement-breakpoint
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
CREATE TABLE "live_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
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
CREATE TABLE "job_postings" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"primary_role" text,
	"department" text,
	"duration" text,
	"skills" text[],
	"category" text,
	"level" text,
	"type" text,
	"location" text,
	"is_remote" boolean DEFAULT false NOT NULL,
	"salary_min" bigint,
	"salary_max" bigint,
	"salary_currency" text,
	"salary_period" text,
	"deadline" timestamp (3) with time zone,
	"min_degree" text,
	"batch_from" integer,
	"batch_to" integer,
	"needs_permit" boolean DEFAULT false NOT NULL,
	"screening_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"is_active" boolean GENERATED ALWAYS AS (state = 'active') STORED NOT NULL,
	"is_complete" boolean GENERATED ALWAYS AS (description is not null and primary_role is not null and duration is not null and skills is not null) STORED NOT NULL,
	"source_ref" text,
	"version" integer DEFAULT 1 NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_postings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_postings_source_ref" UNIQUE("company_id","source_ref"),
	CONSTRAINT "job_postings_state" CHECK ("job_postings"."state" in ('draft', 'active', 'closed', 'removed')),
	CONSTRAINT "job_postings_posted" CHECK ("job_postings"."state" <> 'active' or "job_postings"."posted_at" is not null),
	CONSTRAINT "job_postings_batch" CHECK ("job_postings"."batch_to" >= "job_postings"."batch_from"),
	CONSTRAINT "job_postings_salary" CHECK ("job_postings"."salary_min" is null or ("job_postings"."salary_max" >= "job_postings"."salary_min" and "job_postings"."salary_currency" is not null and "job_postings"."salary_period" is not null))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_type" text DEFAULT 'student' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"bio" text,
	"education" text,
	"location" text,
	"phone" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"specialization" text,
	"handle" text,
	"photo_file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"theme" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_handle_unique" UNIQUE("handle"),
	CONSTRAINT "profiles_user_type" CHECK ("profiles"."user_type" in ('student', 'company', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "resume_readings" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"written" jsonb,
	"parsed" jsonb,
	"version" integer,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "resume_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resume_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "resume_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"design" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"design" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_search" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"source" text NOT NULL,
	"company_name" text NOT NULL,
	"title_key" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone,
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
	"head" "tsvector" NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_bits" (
	"segment" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"bits" bit varying NOT NULL,
	CONSTRAINT "search_bits_segment_kind_key_pk" PRIMARY KEY("segment","kind","key")
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"stamp" bigserial NOT NULL,
	"segment" integer,
	"place" integer
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"segment" integer NOT NULL,
	"place" integer NOT NULL,
	"posting_id" uuid NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_places_segment_place_pk" PRIMARY KEY("segment","place")
);
--> statement-breakpoint
CREATE TABLE "search_segments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"live" bit varying NOT NULL
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
	"active_at" timestamp (3) with time zone NOT NULL,
	"expected_salary" bigint,
	"nearness" bigint,
	"years" smallint,
	"wants_remote" smallint NOT NULL,
	"names_place" boolean NOT NULL,
	"only_applied" boolean NOT NULL,
	"skill_halves" integer[] NOT NULL,
	"cities" text[] NOT NULL,
	"city_countries" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"user_type" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"confirm_hash" text,
	"confirm_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscribers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscribers_state" CHECK ("newsletter_subscribers"."state" in ('asked', 'subscribed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('queued', 'running', 'ready', 'failed')),
	CONSTRAINT "data_exports_progress" CHECK ("data_exports"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	"sms" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text,
	"time_zone" text,
	"is_profile_public" boolean DEFAULT false NOT NULL,
	"shows_resume" boolean DEFAULT false NOT NULL,
	"shows_contact" boolean DEFAULT false NOT NULL,
	"takes_marketing" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_interviewers" ADD CONSTRAINT "application_interviewers_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_interviewers" ADD CONSTRAINT "application_interviewers_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_company_id_job_id_job_postings_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."job_postings"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_scores" ADD CONSTRAINT "ats_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_community_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."community_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_files" ADD CONSTRAINT "waiting_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_application_id_job_applications_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_postings" ADD CONSTRAINT "alerted_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_postings" ADD CONSTRAINT "hidden_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD CONSTRAINT "job_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_postings" ADD CONSTRAINT "saved_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_search" ADD CONSTRAINT "student_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_email_trigrams" ON "users" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "application_interviewers_member" ON "application_interviewers" USING btree ("company_id","member_id");--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("company_id","application_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("company_id","application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_moves_batch" ON "application_moves" USING btree ("company_id","batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "application_moves_application" ON "application_moves" USING btree ("company_id","application_id","created_at");--> statement-breakpoint
CREATE INDEX "job_applications_id" ON "job_applications" USING btree ("id");--> statement-breakpoint
CREATE INDEX "job_applications_resume" ON "job_applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "job_applications_student" ON "job_applications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_applications_company" ON "job_applications" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_applications_answered" ON "job_applications" USING btree ("company_id","first_answered_at" DESC NULLS LAST,"created_at") WHERE first_answered_at is not null;--> statement-breakpoint
CREATE INDEX "job_applications_company_status" ON "job_applications" USING btree ("company_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ats_scores_newest" ON "ats_scores" USING btree ("user_id","scored_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_kind","target_id","place" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "community_events_soonest" ON "community_events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("event_id",lower("email"));--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_likes_user" ON "forum_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_replies_oldest" ON "forum_replies" USING btree ("topic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_replies_author" ON "forum_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "forum_topics_active" ON "forum_topics" USING btree ("last_active_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "forum_topics_liked" ON "forum_topics" USING btree ("like_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "forum_topics_author" ON "forum_topics" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "forum_topics_tags" ON "forum_topics" USING gin ("tags");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("target_kind","target_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "companies_status_newest" ON "companies" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "interviews_company" ON "interviews" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "profile_views_student" ON "profile_views" USING btree ("student_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("user_id","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_postings_newest" ON "saved_postings" USING btree ("user_id","created_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_postings_posting" ON "saved_postings" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_alert_at");--> statement-breakpoint
CREATE INDEX "live_events_order" ON "live_events" USING btree ("user_id","written_by","id");--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "outside_postings_same" ON "outside_postings" USING btree ("same_key");--> statement-breakpoint
CREATE INDEX "outside_postings_seen" ON "outside_postings" USING btree ("source","last_seen_at");--> statement-breakpoint
CREATE INDEX "job_postings_id" ON "job_postings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "job_postings_open" ON "job_postings" USING btree ("posted_at" DESC NULLS LAST,"id" DESC NULLS LAST,"deadline","company_id") WHERE state = 'active' and is_complete;--> statement-breakpoint
CREATE INDEX "job_postings_newest" ON "job_postings" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"state");--> statement-breakpoint
CREATE INDEX "job_postings_company_state" ON "job_postings" USING btree ("company_id","state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profiles_type_newest" ON "profiles" USING btree ("user_type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profiles_name_trigrams" ON "profiles" USING gin (lower("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resume_links_of_resume" ON "resume_links" USING btree ("resume_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resume_versions_newest" ON "resume_versions" USING btree ("resume_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resumes_newest" ON "resumes" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_one_default" ON "resumes" USING btree ("user_id") WHERE "resumes"."is_default";--> statement-breakpoint
CREATE INDEX "posting_search_newest" ON "posting_search" USING btree ("posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_category" ON "posting_search" USING btree ("category","level","posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_city" ON "posting_search" USING btree ("city","posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_company" ON "posting_search" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "posting_search_salary" ON "posting_search" USING btree ("salary_max" DESC NULLS LAST,"posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_company_name" ON "posting_search" USING btree (lower("company_name"),"posted_at" DESC NULLS LAST,"posting_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_deadline" ON "posting_search" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "posting_search_head" ON "posting_search" USING gin ("head") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "posting_search_found" ON "posting_search" USING btree ("found_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_search_version" ON "posting_search" USING btree ("version","posting_id");--> statement-breakpoint
CREATE INDEX "posting_search_skills" ON "posting_search" USING gin ("skill_ids" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_places_posting" ON "search_places" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "search_titles_prefix" ON "search_titles" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_titles_most" ON "search_titles" USING btree ("postings" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "search_titles_trigrams" ON "search_titles" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "student_search_skills" ON "student_search" USING gin ("skill_halves" gin__int_ops);--> statement-breakpoint
CREATE INDEX "student_search_version" ON "student_search" USING btree ("version","user_id");--> statement-breakpoint
CREATE INDEX "student_search_active" ON "student_search" USING btree ("active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit entries are only ever added';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_entries"();
--> statement-breakpoint
CREATE FUNCTION "reject_by_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'only a person rejects';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "application_moves_rejected_by_somebody" BEFORE INSERT ON "application_moves" FOR EACH ROW WHEN (NEW."to_status" = 'rejected' AND NEW."actor_id" IS NULL) EXECUTE FUNCTION "reject_by_person"();
--> statement-breakpoint
-- What is not yet sorted in is read by every search: little of it.
ALTER INDEX "posting_search_head" SET (gin_pending_list_limit = 256);
--> statement-breakpoint
-- Four kilobytes at most, beside their key: many are read at once.
ALTER TABLE "search_bits" ALTER COLUMN "bits" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "search_segments" ALTER COLUMN "live" SET STORAGE MAIN;
--> statement-breakpoint
-- So many bits, those at these places set.
CREATE FUNCTION "bits_at"("places" integer[], "size" integer) RETURNS bit varying LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	result bit varying := substring(B'0'::bit(32768) FOR "size");
	place integer;
BEGIN
	FOREACH place IN ARRAY "places" LOOP
		result := set_bit(result, place, 1);
	END LOOP;
	RETURN result;
END
$$;
--> statement-breakpoint
-- The places of the first bits that are set, so many at most: what is empty is passed over in large pieces, then in small ones.
CREATE FUNCTION "first_places"("bits" bit varying, "most" integer) RETURNS SETOF integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	large CONSTANT integer := 2048;
	small CONSTANT integer := 128;
	open bigint := least("most", bit_count("bits"));
	start integer := 0;
	part bit varying;
	piece bit varying;
	at integer;
	step integer;
BEGIN
	WHILE open > 0 LOOP
		part := substring("bits" FROM start + 1 FOR large);
		IF bit_count(part) > 0 THEN
			at := 0;
			WHILE open > 0 AND at < length(part) LOOP
				piece := substring(part FROM at + 1 FOR small);
				step := position(B'1' IN piece);
				IF step = 0 THEN
					at := at + small;
				ELSE
					RETURN NEXT start + at + step - 1;
					open := open - 1;
					at := at + step;
				END IF;
			END LOOP;
		END IF;
		start := start + large;
	END LOOP;
END
$$;
--> statement-breakpoint
-- What the segments say of a search: how many postings have its words in its place ('base'), how many pass its filters too ('total'), how
-- many would with each value of a facet, and where a page is wanted its first postings ('page'; `n` is how high their words stand).
-- The word of a term may be any of the words and marks that name the term; words of several lexemes stand one after the other, which
-- only rows tell. One row, 'rows', where more than `most` of those would have to be read.
CREATE FUNCTION "search_in_segments"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], "filters" text[], "kinds" text[], "keys" text[],
	"hidden" uuid[], "hidden_companies" text[], "at" timestamp with time zone, "until" integer, "is_ranked" boolean, "most" integer
) RETURNS TABLE ("name" text, "key" text, "n" integer, "id" uuid, "posted_at" timestamp with time zone)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
	facets CONSTANT text[] := '{type,level,category,remote,source}';
	heights CONSTANT text[] := '{title,skill,any}';
	queries tsquery[] := array(SELECT phraseto_tsquery('head', word) FROM unnest(words) WITH ORDINALITY AS each (word, at) ORDER BY at);
	lexemes text[];
	segment record;
	none bit varying; base bit varying; passing bit varying; chosen bit varying; near bit varying;
	in_title bit varying; in_skill bit varying; in_any bit varying;
	title bit varying; skill bit varying; partly bit varying;
	nets bit varying[];
	found record;
	doubtful bigint := 0;
	has_phrase boolean;
	taken integer[] := array[0, 0, 0, 0];
	above integer;
	found_rows integer;
BEGIN
	IF (SELECT count(*) FROM search_changes) > most OR 0 = ANY (array(SELECT numnode(query) FROM unnest(queries) AS query)) THEN
		RETURN QUERY SELECT 'rows', NULL, NULL::integer, NULL::uuid, NULL::timestamptz;
		RETURN;
	END IF;
	lexemes := array(SELECT coalesce(mark, CASE WHEN numnode(query) = 1 THEN (tsvector_to_array(to_tsvector('head', word)))[1] END)
		FROM unnest(words, marks, queries) WITH ORDINALITY AS each (word, mark, query, at) ORDER BY at);
	has_phrase := 1 < ANY (array(SELECT numnode(query) FROM unnest(queries) AS query));
	-- A span with two ends is taken for a short one: with one end the whole table would be read, whatever `at` is.
	FOR segment IN
		SELECT s.id, s.live, gone.places FROM search_segments s LEFT JOIN (
			SELECT stands.segment, array_agg(stands.place) AS places FROM (
				SELECT c.segment, c.place FROM search_changes c WHERE c.segment IS NOT NULL
				UNION ALL
				SELECT p.segment, p.place FROM search_places p
				WHERE p.posting_id = ANY (hidden || array(SELECT posting_id FROM posting_search WHERE deadline BETWEEN '-infinity' AND at))
			) stands GROUP BY stands.segment
		) gone ON gone.segment = s.id
	LOOP
		none := segment.live & ~segment.live;
		base := segment.live;
		IF segment.places IS NOT NULL THEN
			base := base & ~bits_at(segment.places, length(base));
		END IF;
		title := base;
		skill := base;
		partly := none;
		passing := NULL;
		nets := array_fill(NULL::bit varying, array[cardinality(facets)]);
		FOR term IN 1 .. cardinality(excluded) LOOP
			SELECT bit_or(b.bits) FILTER (WHERE b.kind = 'title'), bit_or(b.bits) FILTER (WHERE b.kind = 'skill'), bit_or(b.bits) FILTER (WHERE b.kind = 'any')
			INTO in_title, in_skill, in_any FROM search_bits b
			WHERE b.segment = segment.id AND b.kind = ANY (heights)
				AND b.key = ANY (array(SELECT lexeme FROM unnest(terms, lexemes) AS each (of, lexeme) WHERE of = term AND lexeme IS NOT NULL));
			in_title := coalesce(in_title, none);
			in_skill := coalesce(in_skill, none);
			in_any := coalesce(in_any, none);
			IF has_phrase THEN
				FOR found IN
					SELECT each.query, tsvector_to_array(to_tsvector('head', each.word)) AS all_lexemes
					FROM unnest(terms, words, queries) AS each (of, word, query) WHERE of = term AND numnode(each.query) > 1
				LOOP
					SELECT CASE WHEN count(*) = cardinality(found.all_lexemes) THEN bit_and(b.bits) ELSE none END INTO near
					FROM search_bits b WHERE b.segment = segment.id AND b.kind = 'any' AND b.key = ANY (found.all_lexemes);
					near := near & base & ~in_title;
					doubtful := doubtful + bit_count(near);
					IF doubtful > most THEN
						RETURN QUERY SELECT 'rows', NULL, NULL::integer, NULL::uuid, NULL::timestamptz;
						RETURN;
					END IF;
					IF bit_count(near) > 0 THEN
						SELECT in_title | bits_at(coalesce(array_agg(p.place) FILTER (WHERE ts_filter(row.head, '{a}') @@ found.query), '{}'), length(base)),
							in_skill | bits_at(coalesce(array_agg(p.place) FILTER (WHERE ts_filter(row.head, '{a,b}') @@ found.query), '{}'), length(base)),
							in_any | bits_at(coalesce(array_agg(p.place) FILTER (WHERE row.head @@ found.query), '{}'), length(base))
						INTO in_title, in_skill, in_any
						FROM first_places(near, most::integer) AS first (place)
						JOIN search_places p ON p.segment = segment.id AND p.place = first.place
						JOIN posting_search row USING (posting_id);
					END IF;
				END LOOP;
			END IF;
			IF excluded[term] THEN
				base := base & ~in_any;
			ELSE
				base := base & in_any;
				skill := skill & in_skill;
				title := title & in_title;
				partly := partly | in_title;
			END IF;
		END LOOP;
		IF cardinality(hidden_companies) > 0 THEN
			SELECT bit_or(b.bits) INTO chosen FROM search_bits b
			WHERE b.segment = segment.id AND b.kind = 'company' AND b.key = ANY (hidden_companies);
			base := base & ~coalesce(chosen, none);
		END IF;
		FOR found IN
			SELECT each.name, bit_or(b.bits) AS bits FROM unnest(filters, kinds, keys) AS each (name, kind, key)
			LEFT JOIN search_bits b ON b.segment = segment.id AND b.kind = each.kind AND b.key = CASE each.kind WHEN 'company' THEN lower(each.key) ELSE each.key END
			GROUP BY each.name ORDER BY each.name = ANY (facets)
		LOOP
			chosen := coalesce(found.bits, none);
			IF found.name = ANY (facets) THEN
				passing := coalesce(passing, base) & chosen;
				FOR facet IN 1 .. cardinality(facets) LOOP
					IF facets[facet] <> found.name THEN
						nets[facet] := coalesce(nets[facet], base) & chosen;
					END IF;
				END LOOP;
			ELSE
				base := base & chosen;
			END IF;
		END LOOP;
		passing := coalesce(passing, base);
		CONTINUE WHEN bit_count(base) = 0;
		RETURN QUERY VALUES ('base', NULL, bit_count(base)::integer, NULL::uuid, NULL::timestamptz),
			('total', NULL, bit_count(passing)::integer, NULL, NULL);
		RETURN QUERY SELECT b.kind, b.key, bit_count(b.bits & coalesce(nets[array_position(facets, b.kind)], base))::integer, NULL::uuid, NULL::timestamptz
		FROM search_bits b WHERE b.segment = segment.id AND b.kind = ANY (facets);
		-- What stands higher comes first, in whichever segment: what cannot come up to the wanted page is not looked for.
		above := 0;
		FOR height IN REVERSE CASE WHEN is_ranked THEN 3 ELSE 0 END .. 0 LOOP
			EXIT WHEN above >= until;
			IF is_ranked THEN
				near := passing & CASE height WHEN 3 THEN title WHEN 2 THEN skill & partly & ~title WHEN 1 THEN skill & ~partly ELSE ~skill END;
			ELSE
				near := passing;
			END IF;
			RETURN QUERY SELECT 'page', NULL, height, p.posting_id, p.posted_at::timestamptz FROM first_places(near, until) AS first (place)
			CROSS JOIN LATERAL (SELECT posting_id, posted_at FROM search_places WHERE segment = segment.id AND place = first.place OFFSET 0) p;
			GET DIAGNOSTICS found_rows = ROW_COUNT;
			taken[height + 1] := taken[height + 1] + found_rows;
			above := above + taken[height + 1];
		END LOOP;
	END LOOP;
END
$$;
--> statement-breakpoint
-- What search_in_segments is told to look for, as text queries: with what is excluded, without it, and any one of its terms.
CREATE FUNCTION "search_queries"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], OUT "whole" tsquery, OUT "ranked" tsquery, OUT "partly" tsquery
) LANGUAGE plpgsql STABLE AS $$
DECLARE
	one tsquery;
	word tsquery;
BEGIN
	FOR term IN 1 .. cardinality(excluded) LOOP
		one := NULL;
		FOR at IN 1 .. cardinality(terms) LOOP
			CONTINUE WHEN terms[at] <> term;
			word := coalesce(('''' || replace(replace(marks[at], '\', '\\'), '''', '''''') || '''')::tsquery, phraseto_tsquery('head', words[at]));
			one := coalesce(one || word, word);
		END LOOP;
		CONTINUE WHEN one IS NULL;
		whole := coalesce(whole && CASE WHEN excluded[term] THEN !!one ELSE one END, CASE WHEN excluded[term] THEN !!one ELSE one END);
		CONTINUE WHEN excluded[term];
		ranked := coalesce(ranked && one, one);
		partly := coalesce(partly || one, one);
	END LOOP;
END
$$;
--> statement-breakpoint
-- A search in bits: its counts, those of postings that changed since the segments were made, by combination of facets, and the ids of
-- its page where one is wanted. Null where too many rows would have to be looked at. Planned once in each connection, whatever is
-- looked for: as a statement of its own it had a text for every number of words.
CREATE FUNCTION "search_found"(
	"terms" integer[], "words" text[], "marks" text[], "excluded" boolean[], "filters" text[], "kinds" text[], "keys" text[],
	"hidden" uuid[], "hidden_companies" text[], "at" timestamp with time zone, "is_paged" boolean, "until" integer, "skipped" integer,
	"size" integer, "is_ranked" boolean, "most" integer
) RETURNS json
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
	has_changes CONSTANT boolean := EXISTS (SELECT FROM search_changes);
	whole tsquery; ranked tsquery; partly tsquery;
	cities text[]; place tsquery; in_country text; of_company text;
	types text[]; levels text[]; categories text[]; remotes text[]; sources text[];
BEGIN
	IF has_changes THEN
		SELECT q.whole, q.ranked, q.partly INTO whole, ranked, partly FROM search_queries(terms, words, marks, excluded) q;
		SELECT array_agg(key) FILTER (WHERE kind = 'city'),
			('''' || replace(replace(min(key) FILTER (WHERE kind = 'any'), '\', '\\'), '''', '''''') || '''')::tsquery,
			min(key) FILTER (WHERE kind = 'country'), lower(min(key) FILTER (WHERE kind = 'company')),
			array_agg(key) FILTER (WHERE kind = 'type'), array_agg(key) FILTER (WHERE kind = 'level'), array_agg(key) FILTER (WHERE kind = 'category'),
			array_agg(key) FILTER (WHERE kind = 'remote'), array_agg(key) FILTER (WHERE kind = 'source')
		INTO cities, place, in_country, of_company, types, levels, categories, remotes, sources
		FROM unnest(kinds, keys) AS each (kind, key);
	END IF;
	RETURN (
		WITH found AS MATERIALIZED (
			SELECT name, key, n, id, posted_at FROM search_in_segments(
				terms, words, marks, excluded, filters, kinds, keys, hidden, hidden_companies, at, until, is_ranked, most
			)
		), changed AS MATERIALIZED (
			SELECT row.posting_id, row.posted_at, row.type, row.level, row.category, row.is_remote, row.source,
				CASE
					WHEN NOT is_ranked THEN 0
					WHEN ts_filter(row.head, '{a}') @@ ranked THEN 3
					WHEN ts_filter(row.head, '{a,b}') @@ ranked THEN 1 + (ts_filter(row.head, '{a}') @@ partly)::integer
					ELSE 0
				END AS tier
			FROM posting_search row
			WHERE has_changes AND row.posting_id = ANY (array(SELECT posting_id FROM search_changes))
				AND (row.deadline IS NULL OR row.deadline > at)
				AND (whole IS NULL OR row.head @@ whole)
				AND (cities IS NULL OR row.city = ANY (cities) OR row.head @@ place)
				AND (in_country IS NULL OR row.country = in_country)
				AND (of_company IS NULL OR lower(row.company_name) = of_company)
				AND row.posting_id <> ALL (hidden) AND lower(row.company_name) <> ALL (hidden_companies)
		)
		SELECT json_build_object(
			'counts', array(SELECT json_build_array(name, key, sum(n)) FROM found WHERE name <> 'page' GROUP BY name, key),
			'changed', array(
				SELECT json_build_array(type, level, category, is_remote, source, count(*)) FROM changed GROUP BY type, level, category, is_remote, source
			),
			'ids', CASE WHEN is_paged THEN array(
				SELECT id FROM (
					SELECT n AS tier, posted_at, id FROM found WHERE name = 'page'
					UNION ALL SELECT tier, posted_at, posting_id FROM changed
					WHERE (types IS NULL OR type::text = ANY (types)) AND (levels IS NULL OR level::text = ANY (levels))
						AND (categories IS NULL OR category::text = ANY (categories)) AND (remotes IS NULL OR is_remote::text = ANY (remotes))
						AND (sources IS NULL OR source = ANY (sources))
				) each ORDER BY tier DESC, posted_at DESC, id DESC LIMIT size OFFSET skipped
			) END
		) WHERE NOT EXISTS (SELECT FROM found WHERE name = 'rows')
	);
END
$$;
