CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"lines" jsonb NOT NULL,
	"writer" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_sender" CHECK ("chat_messages"."sender" in ('user', 'bot')),
	CONSTRAINT "chat_messages_writer" CHECK (("chat_messages"."sender" = 'bot') = ("chat_messages"."writer" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"message_count" integer NOT NULL,
	"last_reset" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_usage_count" CHECK ("chat_usage"."message_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_usage" ADD CONSTRAINT "chat_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_user" ON "chat_messages" USING btree ("user_id","sent_at","id");