-- The first level that is said of a job; the search looks the same up in the words (filter.ts).
CREATE FUNCTION public.job_level(head tsvector, contract_type text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN head @@ '=vapprentice'::tsquery THEN 'apprenticeship'
  WHEN contract_type = 'internship' OR head @@ '=vintern'::tsquery THEN 'internship'
  WHEN head @@ '=vjunior'::tsquery THEN 'first_job'
  WHEN head @@ '=vlead'::tsquery THEN 'lead'
  ELSE 'skilled'
END;
--> statement-breakpoint
DROP INDEX "job_search_newest_idx";--> statement-breakpoint
-- Rewrites the table once, without a job being derived again.
ALTER TABLE "job_search" ADD COLUMN "level" text GENERATED ALWAYS AS (public.job_level(head, contract_type)) STORED;--> statement-breakpoint
CREATE INDEX "job_search_newest_idx" ON "job_search" USING btree ("created_at","job_id","contract_type","rates","salary_type","canton","salary","top_salary","monthly_salary","top_monthly_salary","start_date","end_date","place","work_mode","language","level");
