-- A company's jobs are counted in the index, for everybody those that are active; before, each was fetched.
DROP INDEX "jobs_provider_newest_idx";--> statement-breakpoint
CREATE INDEX "jobs_provider_newest_idx" ON "jobs" USING btree ("jobprovider_id","created_at","id","is_active");