-- Contract type, activity rate and salary type together: each alone is in a third of all jobs or more, and an index reads
-- every entry of what it is asked for. A lexeme for each two of them and for all three, empty where one is left out.
CREATE FUNCTION public.combine_filters(contract_type text, activity_rate integer, salary_type text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY[
  '=f' || contract_type || '/' || activity_rate || '/',
  '=f' || contract_type || '//' || salary_type,
  '=f/' || activity_rate || '/' || salary_type,
  '=f' || contract_type || '/' || activity_rate || '/' || salary_type
];
--> statement-breakpoint
CREATE OR REPLACE VIEW public.job_search_rows AS
SELECT
  job.id AS job_id, job.created_at, job.contract_type, job.activity_rate, job.salary_type, derived.canton,
  job.salary, job.start_date, job.end_date, place.place,
  ts_filter(texts.vector, '{a,b,c}') AS head,
  strip(texts.vector) || array_to_tsvector(
    ARRAY[
      '=c' || job.contract_type, '=r' || job.activity_rate, '=s' || job.salary_type, '=k' || derived.canton,
      '=p' || place.id, '=w' || public.week_number(job.created_at), '=b' || public.week_number(job.created_at) / 8
    ] || public.combine_filters(job.contract_type, job.activity_rate, job.salary_type) || public.sign_words(concat_ws(
      E'\n', job.title, company.company_name, job.location,
      left(regexp_replace(job.description, '<!--.*?-->', ' ', 'g'), 50000)
    ))
  ) AS words
FROM public.jobs AS job
JOIN public.jobproviders AS company ON company.id = job.jobprovider_id
JOIN public.job_places AS place ON place.place = public.fold_text(job.location),
LATERAL (SELECT public.job_canton(job.location, company.company_region) AS canton) AS derived,
LATERAL (
  SELECT public.job_search_vector(job.title, company.company_name, job.location, job.description) AS vector OFFSET 0
) AS texts
WHERE job.is_active;
--> statement-breakpoint
-- Written first and indexed after: with the index in place, every word of every job would be entered again.
DROP INDEX "job_search_words_idx";
--> statement-breakpoint
UPDATE "job_search" SET "words" = "words" || array_to_tsvector(
  public.combine_filters("contract_type", "activity_rate", "salary_type")
);
--> statement-breakpoint
CREATE INDEX "job_search_words_idx" ON "job_search" USING gin ("words") WITH (fastupdate=false);
