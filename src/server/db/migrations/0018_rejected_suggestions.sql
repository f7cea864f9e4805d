ALTER TABLE "roadmap_steps" DROP CONSTRAINT "roadmap_steps_evidence";--> statement-breakpoint
ALTER TABLE "roadmap_steps" ADD COLUMN "rejected_kind" text;--> statement-breakpoint
ALTER TABLE "roadmap_steps" ADD CONSTRAINT "roadmap_steps_rejected" CHECK ("roadmap_steps"."rejected_kind" in ('test', 'profile', 'resume'));--> statement-breakpoint
ALTER TABLE "roadmap_steps" ADD CONSTRAINT "roadmap_steps_evidence" CHECK (("roadmap_steps"."evidence_kind" is null) = ("roadmap_steps"."evidence_skill" is null) and "roadmap_steps"."evidence_kind" in ('test', 'profile', 'resume'));