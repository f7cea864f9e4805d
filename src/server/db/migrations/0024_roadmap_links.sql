CREATE TABLE "roadmap_links" (
	"url" text PRIMARY KEY NOT NULL,
	"status" smallint,
	"failures" smallint NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
