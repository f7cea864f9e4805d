DROP INDEX "search_titles_prefix";--> statement-breakpoint
ALTER TABLE "search_titles" DROP CONSTRAINT "search_titles_pkey";--> statement-breakpoint
ALTER TABLE "posting_search" ADD COLUMN "title_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_titles" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_titles" ADD CONSTRAINT "search_titles_kind_key_pk" PRIMARY KEY("kind","key");--> statement-breakpoint
CREATE INDEX "search_titles_most" ON "search_titles" USING btree ("postings" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_titles_prefix" ON "search_titles" USING btree ("key" text_pattern_ops);
