ALTER TABLE "jobs" ADD COLUMN "meanings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "title_parts" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "benefit_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "place_canton" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "derived_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_derived_idx" ON "jobs" USING btree ("derived_by");--> statement-breakpoint
-- Lexemes with a weight: array_to_tsvector() gives none, and setweight() leaves lexemes without position as they are.
CREATE FUNCTION public.title_lexemes(lexemes text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(quote_literal(lexeme) || ':1A', ' '), '')::tsvector
  FROM unnest(lexemes) AS lexeme WHERE lexeme ~ '^=[og]'
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
      '=c' || job.contract_type, '=r' || job.activity_rate, '=s' || job.salary_type, '=k' || derived.canton,
      '=p' || place.id, '=w' || public.week_number(job.created_at), '=b' || public.week_number(job.created_at) / 8
    ] || job.meanings || public.combine_filters(job.contract_type, job.activity_rate, job.salary_type)
      || public.sign_words(concat_ws(
        E'\n', job.title, company.company_name, job.location,
        left(regexp_replace(job.description, '<!--.*?-->', ' ', 'g'), 50000)
      ))
  ) AS words
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
DROP TRIGGER jobs_search ON public.jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_search AFTER INSERT OR UPDATE OF
  jobprovider_id, title, description, location, contract_type, salary, salary_type, activity_rate, start_date, end_date,
  is_active, created_at, derived_by, meanings, title_parts, benefit_words, place_canton
ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.follow_job();
--> statement-breakpoint
-- Near words, for corrections.
CREATE INDEX "job_words_near_idx" ON "job_words" USING gin ("word" gin_trgm_ops);
