CREATE TABLE "account_deletions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_jobs" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "account_deletions_reason_check" CHECK ("account_deletions"."reason" in ('asked', 'unused'))
);
--> statement-breakpoint
CREATE TABLE "account_tombstones" (
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_tombstones_key" UNIQUE("user_id","created_at")
);
--> statement-breakpoint
CREATE TABLE "application_accesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"side" text NOT NULL,
	"viewer_id" integer,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_accesses_key" UNIQUE("application_id","viewer_id","kind","day"),
	CONSTRAINT "application_accesses_side_check" CHECK ("application_accesses"."side" in ('company', 'operator')),
	CONSTRAINT "application_accesses_kind_check" CHECK ("application_accesses"."kind" in ('application', 'resume', 'document', 'profile'))
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"file_id" text,
	"size" integer
);
--> statement-breakpoint
DROP INDEX "applications_one_open_key";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "terms_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_accesses" ADD CONSTRAINT "application_accesses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_accesses" ADD CONSTRAINT "application_accesses_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_accesses_viewer_idx" ON "application_accesses" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "data_exports_user_idx" ON "data_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_running_key" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_expires_idx" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_ended_idx" ON "applications" USING btree (greatest("withdrawn_at", "hired_at", "rejected_at")) WHERE "applications"."anonymised_at" is null and "applications"."status" in ('withdrawn', 'hired', 'rejected');--> statement-breakpoint
CREATE INDEX "notices_application_idx" ON "notices" USING btree ((("data" ->> 'application')::int));--> statement-breakpoint
CREATE INDEX "users_last_active_idx" ON "users" USING btree ("last_active_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open_key" ON "applications" USING btree ("job_id","jobseeker_id") WHERE "applications"."status" <> 'withdrawn' and "applications"."anonymised_at" is null;