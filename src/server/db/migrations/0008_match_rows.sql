ALTER TABLE "student_search" ALTER COLUMN "wants_remote" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "student_search" ADD COLUMN "skill_halves" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "student_search" ADD COLUMN "city_countries" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "student_search" ADD COLUMN "countries" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "student_search" ADD COLUMN "only_applied" boolean NOT NULL;