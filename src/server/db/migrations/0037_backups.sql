CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"file_name" text,
	"size" bigint,
	"sha256" text,
	"contents" jsonb,
	"problem" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "backups_one_running" ON "backups" USING btree ((true)) WHERE "backups"."state" in ('waiting', 'running');