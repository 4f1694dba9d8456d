CREATE TABLE "company_lines" (
	"jobprovider_id" integer PRIMARY KEY NOT NULL,
	"lines" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_lines" ADD CONSTRAINT "company_lines_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Those lines of a description that are among these, or the others.
CREATE FUNCTION public.pick_lines(description text, lines text[], are_among boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(line, E'\n' ORDER BY place), '')
  FROM string_to_table(description, E'\n') WITH ORDINALITY AS part (line, place)
  WHERE (btrim(line, E' \t\r') = ANY (lines)) = are_among
);
--> statement-breakpoint
-- Words that only these lines of a job have: behind all others, as those of the benefits.
CREATE FUNCTION public.last_words(title text, company text, location text, description text, lines text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN cardinality(lines) > 0 THEN setweight(
    ts_delete(
      public.stem_words(public.pick_lines(description, lines, true)),
      tsvector_to_array(
        public.job_search_vector(title, company, location, public.pick_lines(description, lines, false))
      )
    ),
    'D'
  )
  ELSE ''
END;
--> statement-breakpoint
CREATE OR REPLACE VIEW public.job_search_rows AS
SELECT
  job.id AS job_id, job.created_at, job.contract_type, job.activity_rate, job.salary_type, derived.canton,
  job.salary, job.start_date, job.end_date, place.place,
  ts_filter(texts.vector, '{a,b,c}') || public.title_lexemes(job.meanings)
    || setweight(public.stem_words(job.benefit_words), 'D') || public.last_words(
      job.title || ' ' || job.title_parts, company.company_name, job.location, job.description, shared.lines
    ) AS head,
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
JOIN public.job_places AS place ON place.place = public.fold_text(job.location)
LEFT JOIN public.company_lines AS shared ON shared.jobprovider_id = job.jobprovider_id,
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
CREATE FUNCTION public.follow_company_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A job that is just being published is read when that is done.
  PERFORM FROM public.jobproviders WHERE id = NEW.jobprovider_id FOR NO KEY UPDATE;
  PERFORM FROM public.jobs WHERE jobprovider_id = NEW.jobprovider_id ORDER BY id FOR NO KEY UPDATE;
  PERFORM public.write_job_search(ARRAY(SELECT id FROM public.jobs WHERE jobprovider_id = NEW.jobprovider_id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER company_lines_insert AFTER INSERT ON public.company_lines
FOR EACH ROW WHEN (cardinality(NEW.lines) > 0) EXECUTE FUNCTION public.follow_company_lines();
--> statement-breakpoint
CREATE TRIGGER company_lines_update AFTER UPDATE OF lines ON public.company_lines
FOR EACH ROW WHEN (OLD.lines IS DISTINCT FROM NEW.lines) EXECUTE FUNCTION public.follow_company_lines();
