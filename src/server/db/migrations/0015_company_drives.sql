ALTER TABLE "drives" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "drives" ADD CONSTRAINT "drives_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drives_company" ON "drives" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);