DROP INDEX "jobs_newest_active_idx";--> statement-breakpoint
CREATE INDEX "jobs_newest_active_idx" ON "jobs" USING btree ("created_at","id","contract_type","activity_rate","salary_type","salary","start_date","end_date") WHERE "jobs"."is_active";--> statement-breakpoint
-- The search asks the planner how common a word or a place is: without these it guesses, and takes rare for common.
ALTER TABLE "jobs" ALTER COLUMN "search" SET STATISTICS 500;
--> statement-breakpoint
CREATE STATISTICS "jobs_location_statistics" ON (fold_text("location")) FROM "jobs";
