ALTER TABLE "interview_moves" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "answer_told_at" TO "answer_notified_at";--> statement-breakpoint
ALTER TABLE "offers" RENAME COLUMN "expiry_told_at" TO "expiry_notified_at";--> statement-breakpoint
ALTER TABLE "source_states" RENAME COLUMN "rests_until" TO "paused_until";
