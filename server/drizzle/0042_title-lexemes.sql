-- Each word of a title once more, behind "=h", so that the index of all words finds the jobs that are named so.
CREATE FUNCTION public.mark_title(head tsvector) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT '=h' || lexeme FROM unnest(tsvector_to_array(ts_filter(head, '{a}'))) AS lexeme WHERE lexeme !~ '^='
);
--> statement-breakpoint
-- Rows that are there get them when their jobs are derived again.
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
      || public.mark_title(texts.vector)
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
