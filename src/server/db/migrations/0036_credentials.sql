CREATE TABLE "credential_heads" (
	"day" date PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"root" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"did" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"key_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "credential_log" (
	"place" bigint PRIMARY KEY NOT NULL,
	"entry" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"document" json NOT NULL,
	"salt" text NOT NULL,
	"log_place" bigint NOT NULL,
	"list_id" integer NOT NULL,
	"list_place" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	CONSTRAINT "credentials_once" UNIQUE("user_id","kind","source"),
	CONSTRAINT "credentials_list_place" UNIQUE("list_id","list_place")
);
--> statement-breakpoint
CREATE TABLE "status_lists" (
	"id" integer PRIMARY KEY NOT NULL,
	"next_place" integer NOT NULL,
	"revoked" integer[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credential_heads" ADD CONSTRAINT "credential_heads_key_id_credential_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."credential_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_list_id_status_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."status_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credential_keys_newest" ON "credential_keys" USING btree ("did","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credentials_newest" ON "credentials" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION "keep_credential_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the log of badges only grows';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "credential_log_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credential_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_credential_log"();
