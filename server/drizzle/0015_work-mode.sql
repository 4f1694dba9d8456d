ALTER TABLE "jobs" ADD COLUMN "work_mode" text DEFAULT 'on_site' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_work_mode_check" CHECK ("jobs"."work_mode" in ('on_site', 'hybrid', 'remote'));--> statement-breakpoint
DROP INDEX "job_search_newest_idx";--> statement-breakpoint
-- The default fills the rows that are there; from then on each names its mode.
ALTER TABLE "job_search" ADD COLUMN "work_mode" text DEFAULT 'on_site' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ALTER COLUMN "work_mode" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "job_search_newest_idx" ON "job_search" USING btree ("created_at","job_id","contract_type","activity_rate","salary_type","canton","salary","start_date","end_date","place","work_mode");--> statement-breakpoint
-- The rare work modes are words, too (=m). On site is nearly every job: its lexeme would be all entries and no help.
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
  job.work_mode
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
    work_mode
  ) = ROW (
    excluded.created_at, excluded.contract_type, excluded.activity_rate, excluded.salary_type, excluded.canton,
    excluded.salary, excluded.start_date, excluded.end_date, excluded.place, excluded.head, excluded.words,
    excluded.work_mode
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
  is_active, created_at, work_mode, derived_by, meanings, title_parts, benefit_words, place_canton
ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.follow_job();
--> statement-breakpoint
-- Last, because the trigger writes their rows of the search.
UPDATE "jobs" SET "work_mode" = 'remote'
WHERE public.fold_text("location") ~ '^\W*(remote|home[ -]?office|teletravail)\W*$';
