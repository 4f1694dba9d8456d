DROP INDEX "job_search_newest_idx";--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "language" text;--> statement-breakpoint
-- Only the jobs whose language is known: none when 0014 has just run.
UPDATE "job_search" SET "language" = job."language" FROM "jobs" AS job WHERE job."id" = "job_id" AND job."language" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_newest_idx" ON "job_search" USING btree ("created_at","job_id","contract_type","activity_rate","salary_type","canton","salary","start_date","end_date","place","work_mode","language");--> statement-breakpoint
CREATE OR REPLACE VIEW public.job_search_rows AS
SELECT
  job.id AS job_id, job.created_at, job.contract_type, job.activity_rate, job.salary_type, derived.canton,
  job.salary, job.start_date, job.end_date, place.place,
  ts_filter(texts.vector, '{a,b,c}') || public.title_lexemes(job.meanings)
    || setweight(public.stem_words(job.benefit_words), 'D') AS head,
  strip(texts.vector) || array_to_tsvector(
    ARRAY[
      '=c' || job.contract_type, '=r' || job.activity_rate, '=s' || job.salary_type, '=k' || derived.canton,
      '=p' || place.id, '=w' || public.week_number(job.created_at), '=b' || public.week_number(job.created_at) / 8
    ] || CASE job.work_mode WHEN 'on_site' THEN '{}' ELSE ARRAY['=m' || job.work_mode] END
      || job.meanings || public.combine_filters(job.contract_type, job.activity_rate, job.salary_type)
      || public.sign_words(concat_ws(
        E'\n', job.title, company.company_name, job.location,
        left(regexp_replace(job.description, '<!--.*?-->', ' ', 'g'), 50000)
      ))
  ) AS words,
  job.work_mode, job.language
FROM public.jobs AS job
JOIN public.jobproviders AS company ON company.id = job.jobprovider_id
JOIN public.job_places AS place ON place.place = public.fold_text(job.location),
LATERAL (
  SELECT coalesce(job.place_canton, public.job_canton(job.location, company.company_region)) AS canton
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
  INSERT INTO public.job_search SELECT * FROM public.job_search_rows WHERE job_id = ANY (ids)
  ON CONFLICT (job_id) DO UPDATE SET (
    created_at, contract_type, activity_rate, salary_type, canton, salary, start_date, end_date, place, head, words,
    work_mode, language
  ) = ROW (
    excluded.created_at, excluded.contract_type, excluded.activity_rate, excluded.salary_type, excluded.canton,
    excluded.salary, excluded.start_date, excluded.end_date, excluded.place, excluded.head, excluded.words,
    excluded.work_mode, excluded.language
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
  jobprovider_id, title, description, location, contract_type, salary, salary_type, activity_rate, start_date, end_date,
  is_active, created_at, work_mode, language, derived_by, meanings, title_parts, benefit_words, place_canton
ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.follow_job();
