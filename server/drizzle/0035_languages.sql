CREATE TABLE "release_languages" (
	"language" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_addresses" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "alert_addresses" ADD CONSTRAINT "alert_addresses_language_check" CHECK ("alert_addresses"."language" in ('en', 'de', 'fr', 'it'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_language_check" CHECK ("outbox"."language" in ('en', 'de', 'fr', 'it'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_check" CHECK ("users"."language" in ('en', 'de', 'fr', 'it'));