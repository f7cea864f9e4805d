CREATE TABLE "test_items" (
	"id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"difficulty" text NOT NULL,
	"skill" text NOT NULL,
	"question" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "test_items_domain" ON "test_items" USING btree ("domain");