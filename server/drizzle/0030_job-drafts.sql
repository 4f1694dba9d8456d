CREATE TABLE "job_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jobprovider_id" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A constant does not rewrite the table. Alerts look for jobs of the last three days alone.
ALTER TABLE "jobs" ADD COLUMN "opened_at" timestamp with time zone DEFAULT '1970-01-01 00:00:00+00' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "opened_at" SET DEFAULT now();--> statement-breakpoint
UPDATE "jobs" SET "opened_at" = "created_at" WHERE "created_at" > now() - interval '4 days';--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_drafts_company_idx" ON "job_drafts" USING btree ("jobprovider_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "job_drafts_old_idx" ON "job_drafts" USING btree ("updated_at") WHERE publish_at is null;--> statement-breakpoint
CREATE INDEX "jobs_opened_idx" ON "jobs" USING btree ("opened_at","id") WHERE is_active;