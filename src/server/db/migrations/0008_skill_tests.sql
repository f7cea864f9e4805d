CREATE TABLE "test_answers" (
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"item_id" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"pasted" integer DEFAULT 0 NOT NULL,
	"is_right" boolean,
	"passed_cases" smallint,
	"problem" text,
	CONSTRAINT "test_answers_user_id_attempt_id_place_pk" PRIMARY KEY("user_id","attempt_id","place")
);
--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"domain" text NOT NULL,
	"seed" bigint NOT NULL,
	"item_ids" text[] NOT NULL,
	"time_factor" real DEFAULT 1 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"graded_at" timestamp (3) with time zone,
	"score" smallint,
	"counts" boolean NOT NULL,
	"passed" boolean,
	"tab_switches" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_attempts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "test_attempts_graded" CHECK (("test_attempts"."graded_at" is null) = ("test_attempts"."score" is null)),
	CONSTRAINT "test_attempts_score" CHECK ("test_attempts"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_user_id_attempt_id_test_attempts_user_id_id_fk" FOREIGN KEY ("user_id","attempt_id") REFERENCES "public"."test_attempts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_answers_item" ON "test_answers" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_running" ON "test_attempts" USING btree ("user_id") WHERE "test_attempts"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "test_attempts_newest" ON "test_attempts" USING btree ("user_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "test_attempts_domain" ON "test_attempts" USING btree ("user_id","domain","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "test_attempts_unfinished" ON "test_attempts" USING btree ("ends_at") WHERE "test_attempts"."graded_at" is null;