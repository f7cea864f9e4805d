-- The columns of one width first, and none that nobody reads: all of them are read to rank.
ALTER TABLE "student_search" RENAME TO "student_search_before";--> statement-breakpoint
CREATE TABLE "student_search" (
	"user_id" uuid NOT NULL,
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
	"countries" text[] NOT NULL
);--> statement-breakpoint
INSERT INTO "student_search" SELECT "user_id", "active_at", "expected_salary",
	(SELECT sum(near::bigint << (2 * at - 2)::integer)::bigint FROM unnest("nearness") WITH ORDINALITY each(near, at)),
	"years", array_position(ARRAY['no', 'yes', 'only'], "wants_remote") - 1, cardinality("cities") + cardinality("countries") > 0,
	"only_applied", "skill_halves", "cities", "city_countries", "countries" FROM "student_search_before";--> statement-breakpoint
DROP TABLE "student_search_before";--> statement-breakpoint
ALTER TABLE "student_search" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "student_search" ADD CONSTRAINT "student_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_search_skills" ON "student_search" USING gin ("skill_halves" gin__int_ops);--> statement-breakpoint
CREATE INDEX "student_search_active" ON "student_search" USING btree ("active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
-- What is not yet sorted in is read by every search: little of it.
ALTER INDEX "posting_search_head" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ANALYZE "student_search";
