CREATE TABLE "closing_notices" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"skipped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jobprovider_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" in ('message', 'rejection', 'closing'))
);
--> statement-breakpoint
CREATE TABLE "response_times" (
	"jobprovider_id" integer PRIMARY KEY NOT NULL,
	"days" integer,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"to_status" text NOT NULL,
	"reason" text,
	"message" text,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_moves_application_key" UNIQUE("application_id")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "closing_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "closing_notices" ADD CONSTRAINT "closing_notices_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_times" ADD CONSTRAINT "response_times_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_moves" ADD CONSTRAINT "planned_moves_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_moves" ADD CONSTRAINT "planned_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_notices_planned_idx" ON "closing_notices" USING btree ("send_at") WHERE "closing_notices"."sent_at" is null and "closing_notices"."skipped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name_key" ON "message_templates" USING btree ("jobprovider_id","kind",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_closing_key" ON "message_templates" USING btree ("jobprovider_id") WHERE "message_templates"."kind" = 'closing';--> statement-breakpoint
CREATE INDEX "planned_moves_actor_idx" ON "planned_moves" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "applications_remind_idx" ON "applications" USING btree ("remind_at") WHERE "applications"."remind_at" is not null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_rejection_reason_check" CHECK ("applications"."rejection_reason" in ('other-candidate', 'experience', 'qualification', 'language', 'availability', 'salary', 'filled', 'other'));--> statement-breakpoint
UPDATE "applications" SET "viewed_at" = coalesce("reviewed_at", "shortlisted_at", "interview_at", "hired_at", "rejected_at");--> statement-breakpoint
UPDATE "applications" SET "remind_at" = CASE WHEN "viewed_at" IS NULL THEN "submitted_at" + interval '7 days'
  ELSE greatest("viewed_at", "shortlisted_at", "interview_at") + interval '30 days' END
WHERE "status" IN ('pending', 'reviewed', 'shortlisted', 'interview');--> statement-breakpoint
INSERT INTO "tasks" ("kind", "key", "payload", "due_at", "next_attempt_at")
VALUES ('measure-response-times', 'first', '{}', now(), now());
