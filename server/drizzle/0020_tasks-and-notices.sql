CREATE TABLE "notice_settings" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"page" boolean NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notice_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notice_settings_mail_check" CHECK ("notice_settings"."mail" in ('now', 'daily', 'none'))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event_key" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"is_on_page" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"digest_at" timestamp with time zone,
	CONSTRAINT "notices_user_event_key" UNIQUE("user_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "tasks_kind_key" UNIQUE("kind","key")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user_newest_idx" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null and "notices"."is_on_page";--> statement-breakpoint
CREATE INDEX "notices_digest_idx" ON "notices" USING btree ("user_id") WHERE "notices"."digest_at" is not null;--> statement-breakpoint
CREATE INDEX "notices_created_idx" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tasks_next_attempt_idx" ON "tasks" USING btree ("next_attempt_at","id") WHERE "tasks"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_done_idx" ON "tasks" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "tasks_dead_idx" ON "tasks" USING btree ("kind") WHERE "tasks"."next_attempt_at" is null and "tasks"."done_at" is null;--> statement-breakpoint
UPDATE "outbox" SET "failures" = "attempts" WHERE "sent_at" IS NULL;--> statement-breakpoint
UPDATE "users" SET "email_confirmed_at" = "created_at";
