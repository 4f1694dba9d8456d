ALTER TABLE "jobs" ADD COLUMN "application_deadline" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "contact_phone" text;--> statement-breakpoint
CREATE INDEX "jobs_deadline_idx" ON "jobs" USING btree ("application_deadline","id") WHERE is_active and application_deadline is not null;