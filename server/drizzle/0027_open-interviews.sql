DROP INDEX "interviews_company_open_idx";--> statement-breakpoint
DROP INDEX "interviews_candidate_open_idx";--> statement-breakpoint
CREATE INDEX "interviews_company_open_idx" ON "interviews" USING btree ("jobprovider_id","starts_at" NULLS FIRST,"id") WHERE "interviews"."state" in ('offered', 'proposed', 'booked');--> statement-breakpoint
CREATE INDEX "interviews_candidate_open_idx" ON "interviews" USING btree ("jobseeker_id","starts_at" NULLS FIRST,"id") WHERE "interviews"."state" in ('offered', 'proposed', 'booked');