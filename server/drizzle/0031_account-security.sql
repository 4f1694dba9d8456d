CREATE TABLE "follows" (
	"jobprovider_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_jobprovider_id_user_id_pk" PRIMARY KEY("jobprovider_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"rule" text,
	"reporter_id" integer,
	"reporter_key" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_reports_reason_check" CHECK ("content_reports"."reason" in ('payment', 'discrimination', 'misleading', 'no-job', 'offensive', 'spam', 'private-data', 'other', 'rule', 'first-job'))
);
--> statement-breakpoint
CREATE TABLE "moderation_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"operator_id" integer NOT NULL,
	"operator_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_actions_action_check" CHECK ("moderation_actions"."action" in ('dismiss', 'ask', 'hide', 'remove', 'block', 'restore', 'uphold'))
);
--> statement-breakpoint
CREATE TABLE "moderation_appeals" (
	"action_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer_id" integer,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"account_id" integer,
	"title" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"open_reports" integer DEFAULT 0 NOT NULL,
	"has_appeal" boolean DEFAULT false NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_cases_target_key" UNIQUE("target","target_id"),
	CONSTRAINT "moderation_cases_target_check" CHECK ("moderation_cases"."target" in ('job', 'company', 'message'))
);
--> statement-breakpoint
CREATE TABLE "removed_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removed_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"application_id" integer,
	"document_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_account_type_check";--> statement-breakpoint
DROP INDEX "interviews_company_open_idx";--> statement-breakpoint
DROP INDEX "interviews_candidate_open_idx";--> statement-breakpoint
ALTER TABLE "jobproviders" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reopens" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_action_id_moderation_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."moderation_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_answer_id_moderation_actions_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."moderation_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_documents" ADD CONSTRAINT "removed_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_documents" ADD CONSTRAINT "removed_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_documents" ADD CONSTRAINT "removed_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_user_idx" ON "follows" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_reports_reporter_key" ON "content_reports" USING btree ("case_id","reporter_key") WHERE "content_reports"."is_open";--> statement-breakpoint
CREATE INDEX "content_reports_case_newest_idx" ON "content_reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "content_reports_open_reason_idx" ON "content_reports" USING btree ("reason","case_id") WHERE "content_reports"."is_open";--> statement-breakpoint
CREATE INDEX "content_reports_reporter_idx" ON "content_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_case_newest_idx" ON "moderation_actions" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_newest_idx" ON "moderation_cases" USING btree ("is_open","reported_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_most_idx" ON "moderation_cases" USING btree ("is_open","open_reports","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_account_idx" ON "moderation_cases" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "removed_documents_library_key" ON "removed_documents" USING btree ("document_id") WHERE "removed_documents"."application_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "removed_documents_application_key" ON "removed_documents" USING btree ("document_id") WHERE "removed_documents"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "removed_documents_user_idx" ON "removed_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_documents_parent_idx" ON "removed_documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "removed_documents_file_idx" ON "removed_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "interviews_company_open_idx" ON "interviews" USING btree ("jobprovider_id","starts_at" NULLS FIRST,"id") WHERE "interviews"."state" in ('offered', 'proposed', 'booked');--> statement-breakpoint
CREATE INDEX "interviews_candidate_open_idx" ON "interviews" USING btree ("jobseeker_id","starts_at" NULLS FIRST,"id") WHERE "interviews"."state" in ('offered', 'proposed', 'booked');--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hold_check" CHECK ("jobs"."hold" is null or ("jobs"."hold" in ('waiting', 'hidden', 'removed', 'company') and not "jobs"."is_active"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_type_check" CHECK ("users"."account_type" in ('job_seeker', 'job_provider', 'operator'));