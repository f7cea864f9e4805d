CREATE TABLE "coach_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"told" text,
	CONSTRAINT "coach_bookings_told" CHECK ("coach_bookings"."told" in ('booked', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "coach_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"topic" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "coach_slots_minutes" CHECK ("coach_slots"."minutes" between 15 and 120)
);
--> statement-breakpoint
ALTER TABLE "coach_bookings" ADD CONSTRAINT "coach_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_bookings" ADD CONSTRAINT "coach_bookings_slot_id_coach_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."coach_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_slots" ADD CONSTRAINT "coach_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_slots" ADD CONSTRAINT "coach_slots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coach_bookings_slot" ON "coach_bookings" USING btree ("slot_id") WHERE "coach_bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "coach_bookings_student" ON "coach_bookings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "coach_slots_soonest" ON "coach_slots" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "coach_slots_coach" ON "coach_slots" USING btree ("user_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "coach_slots_company" ON "coach_slots" USING btree ("company_id");