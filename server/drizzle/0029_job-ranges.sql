ALTER TABLE "jobs" ADD COLUMN "salary_max" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "activity_rate_max" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_max_check" CHECK ("jobs"."salary_max" > "jobs"."salary");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_activity_rate_max_check" CHECK ("jobs"."activity_rate_max" > "jobs"."activity_rate" and "jobs"."activity_rate_max" <= 100);--> statement-breakpoint
DROP INDEX "job_search_newest_idx";--> statement-breakpoint
-- One statement, so that the table is rewritten once. No row has a range yet, so the ends are null, and no lexeme changes.
ALTER TABLE "job_search"
  DROP COLUMN "monthly_salary",
  ADD COLUMN "salary_max" numeric(12, 2),
  ADD COLUMN "activity_rate_max" integer,
  ADD COLUMN "rates" "int4range" GENERATED ALWAYS AS (int4range(activity_rate, coalesce(activity_rate_max, activity_rate), '[]')) STORED,
  ADD COLUMN "top_salary" numeric GENERATED ALWAYS AS (coalesce(salary_max, salary)) STORED,
  ADD COLUMN "monthly_salary" numeric GENERATED ALWAYS AS (public.monthly_salary(salary, salary_type, coalesce(activity_rate_max, activity_rate))) STORED,
  ADD COLUMN "top_monthly_salary" numeric GENERATED ALWAYS AS (public.monthly_salary(coalesce(salary_max, salary), salary_type, coalesce(activity_rate_max, activity_rate))) STORED;--> statement-breakpoint
CREATE INDEX "job_search_newest_idx" ON "job_search" USING btree ("created_at","job_id","contract_type","rates","salary_type","canton","salary","top_salary","monthly_salary","top_monthly_salary","start_date","end_date","place","work_mode","language");--> statement-breakpoint
-- The activity rates that have a lexeme: the lowest of the job, and every fifth percent of its range.
CREATE FUNCTION public.list_rates(lowest integer, highest integer) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT lowest UNION SELECT generate_series(ceil(lowest / 5.0)::int * 5, highest, 5)
);
--> statement-breakpoint
-- A lexeme for each two of the filters and for all three, with each of the rates.
CREATE FUNCTION public.combine_filters(contract_type text, rates integer[], salary_type text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY['=f' || contract_type || '//' || salary_type] || ARRAY(
  SELECT lexeme FROM unnest(rates) AS rate, LATERAL unnest(ARRAY[
    '=f' || contract_type || '/' || rate || '/',
    '=f/' || rate || '/' || salary_type,
    '=f' || contract_type || '/' || rate || '/' || salary_type
  ]) AS lexeme
);
--> statement-breakpoint
CREATE OR REPLACE VIEW public.job_search_rows AS
SELECT
  job.id AS job_id, job.created_at, job.contract_type, job.activity_rate, job.salary_type, derived.canton,
  job.salary, job.start_date, job.end_date, place.place,
  ts_filter(texts.vector, '{a,b,c}') || public.title_lexemes(job.meanings)
    || setweight(public.stem_words(job.benefit_words), 'D') AS head,
  strip(texts.vector) || array_to_tsvector(
    ARRAY[
      '=c' || job.contract_type, '=s' || job.salary_type, '=k' || derived.canton,
      '=p' || place.id, '=w' || public.week_number(job.created_at), '=b' || public.week_number(job.created_at) / 8
    ] || ARRAY(SELECT '=r' || rate FROM unnest(derived.rates) AS rate)
      || CASE job.work_mode WHEN 'on_site' THEN '{}' ELSE ARRAY['=m' || job.work_mode] END
      || job.meanings || public.combine_filters(job.contract_type, derived.rates, job.salary_type)
      || public.sign_words(concat_ws(
        E'\n', job.title, company.company_name, job.location,
        left(regexp_replace(job.description, '<!--.*?-->', ' ', 'g'), 50000)
      ))
  ) AS words,
  job.work_mode, job.language, job.salary_max, job.activity_rate_max
FROM public.jobs AS job
JOIN public.jobproviders AS company ON company.id = job.jobprovider_id
JOIN public.job_places AS place ON place.place = public.fold_text(job.location),
LATERAL (
  SELECT coalesce(job.place_canton, public.job_canton(job.location, company.company_region)) AS canton,
    public.list_rates(job.activity_rate, job.activity_rate_max) AS rates
) AS derived,
LATERAL (
  SELECT public.job_search_vector(
    job.title || ' ' || job.title_parts, company.company_name, job.location, job.description
  ) AS vector OFFSET 0
) AS texts
WHERE job.is_active;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.write_job_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.job_places (place)
  SELECT DISTINCT public.fold_text(job.location) FROM public.jobs AS job
  WHERE job.id = ANY (ids) AND NOT EXISTS (
    SELECT FROM public.job_places AS known WHERE known.place = public.fold_text(job.location)
  )
  ON CONFLICT DO NOTHING;
  DELETE FROM public.job_search WHERE job_id = ANY (ids) AND job_id NOT IN (
    SELECT id FROM public.jobs WHERE id = ANY (ids) AND is_active
  );
  INSERT INTO public.job_search (
    job_id, created_at, contract_type, activity_rate, salary_type, canton, salary, start_date, end_date, place, head, words,
    work_mode, language, salary_max, activity_rate_max
  )
  SELECT * FROM public.job_search_rows WHERE job_id = ANY (ids)
  ON CONFLICT (job_id) DO UPDATE SET (
    created_at, contract_type, activity_rate, salary_type, canton, salary, start_date, end_date, place, head, words,
    work_mode, language, salary_max, activity_rate_max
  ) = ROW (
    excluded.created_at, excluded.contract_type, excluded.activity_rate, excluded.salary_type, excluded.canton,
    excluded.salary, excluded.start_date, excluded.end_date, excluded.place, excluded.head, excluded.words,
    excluded.work_mode, excluded.language, excluded.salary_max, excluded.activity_rate_max
  );
  -- In order, so that two who bring the same new words do not wait for each other in a circle.
  INSERT INTO public.job_words (word)
  SELECT DISTINCT lexeme COLLATE "C" FROM public.job_search, unnest(tsvector_to_array(words)) AS lexeme
  WHERE job_id = ANY (ids) AND lexeme !~ '^=' AND NOT EXISTS (SELECT FROM public.job_words WHERE word = lexeme)
  ORDER BY 1
  ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
DROP TRIGGER jobs_search ON public.jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_search AFTER INSERT OR UPDATE OF
  jobprovider_id, title, description, location, contract_type, salary, salary_max, salary_type, activity_rate,
  activity_rate_max, start_date, end_date, is_active, created_at, work_mode, language, derived_by, meanings, title_parts, benefit_words, place_canton
ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.follow_job();
--> statement-breakpoint
DROP FUNCTION public.combine_filters(text, integer, text);
