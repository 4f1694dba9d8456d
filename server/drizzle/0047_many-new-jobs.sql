-- What is inserted together is written together: most of the time of one row is the planning of its statements.
CREATE FUNCTION public.follow_new_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.jobproviders WHERE id IN (SELECT jobprovider_id FROM added) ORDER BY id FOR SHARE;
  PERFORM public.write_job_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.follow_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.write_job_search(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER jobs_search ON public.jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_search AFTER UPDATE OF
  jobprovider_id, title, description, location, contract_type, salary, salary_max, salary_type, activity_rate,
  activity_rate_max, start_date, end_date, is_active, created_at, work_mode, language, derived_by, meanings, title_parts, benefit_words, place_canton
ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.follow_job();
--> statement-breakpoint
CREATE TRIGGER jobs_search_new AFTER INSERT ON public.jobs
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.follow_new_jobs();
--> statement-breakpoint
-- In a language whose functions the planner does not unfold: eleven copies of this one were planned for each job.
CREATE OR REPLACE FUNCTION public.stem_words(source text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text := public.split_words(source);
BEGIN
  RETURN to_tsvector('pg_catalog.simple', words)
    || to_tsvector('pg_catalog.german', words)
    || to_tsvector('pg_catalog.french', words)
    || to_tsvector('pg_catalog.italian', words)
    || to_tsvector('pg_catalog.english', words);
END
$$;
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
  -- In order, so that two who bring the same new words do not wait for each other in a circle. Known words are left to
  -- the index: a plan for finding them, once made of an empty table, compares each with all for as long as it is kept.
  INSERT INTO public.job_words (word)
  SELECT DISTINCT lexeme COLLATE "C" FROM public.job_search, unnest(tsvector_to_array(words)) AS lexeme
  WHERE job_id = ANY (ids) AND lexeme !~ '^='
  ORDER BY 1
  ON CONFLICT DO NOTHING;
$$;
