-- Ten thousand evaluations of the expression took 17 ms; a column of the covering index is compared in 2.
DROP STATISTICS "job_search_salary_statistics";--> statement-breakpoint
DROP INDEX "job_search_newest_idx";--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "monthly_salary" numeric GENERATED ALWAYS AS (public.monthly_salary(salary, salary_type, activity_rate)) STORED;--> statement-breakpoint
CREATE INDEX "job_search_newest_idx" ON "job_search" USING btree ("created_at","job_id","contract_type","activity_rate","salary_type","canton","salary","monthly_salary","start_date","end_date","place","work_mode","language");