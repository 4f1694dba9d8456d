CREATE TABLE "job_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	CONSTRAINT "job_places_place_key" UNIQUE("place")
);
--> statement-breakpoint
CREATE TABLE "job_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"contract_type" text NOT NULL,
	"activity_rate" integer NOT NULL,
	"salary_type" text NOT NULL,
	"canton" text NOT NULL,
	"salary" numeric(12, 2) NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"place" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
-- The planner is asked how common a word or a place is: without this it guesses, and takes rare for common.
ALTER TABLE "job_search" ALTER COLUMN "words" SET STATISTICS 250;
--> statement-breakpoint
-- Only the index reads the words: they leave the row, so that it stays narrow, and are not packed.
ALTER TABLE "job_search" ALTER COLUMN "words" SET STORAGE EXTERNAL, ALTER COLUMN "head" SET STORAGE MAIN;
--> statement-breakpoint
-- Words are parted once, and then stemmed five times: OFFSET 0 keeps the planner from pulling the parting apart.
CREATE OR REPLACE FUNCTION public.stem_words(source text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT to_tsvector('pg_catalog.simple', words)
    || to_tsvector('pg_catalog.german', words)
    || to_tsvector('pg_catalog.french', words)
    || to_tsvector('pg_catalog.italian', words)
    || to_tsvector('pg_catalog.english', words)
  FROM (SELECT public.split_words(source) AS words OFFSET 0) AS parted
);
--> statement-breakpoint
-- As split_words(), but the signs that carry meaning stay (# % & + . _), unless they end a sentence or join nothing.
CREATE FUNCTION public.split_pieces(source text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(piece), '{}')
  FROM unnest(string_to_array(regexp_replace(
    public.fold_text(source),
    '[\u0001-\u0022\u0024\u0027-\u002A\u002C\u002D\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u303F]+',
    ' ', 'g'
  ), ' ')) AS token,
  LATERAL (SELECT left(regexp_replace(token, '^(\.\.+|&+)|[.&]+$', '', 'g'), 60) AS piece) AS trimmed
  WHERE piece <> ''
);
--> statement-breakpoint
-- Signed words as they are written (c++, node.js, 50%), what follows their dots (.js) and the signs alone (%).
CREATE FUNCTION public.sign_words(source text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT sign
  FROM unnest(public.split_pieces(source)) AS piece,
  LATERAL (
    SELECT piece AS sign
    UNION ALL
    SELECT '.' || part FROM unnest((string_to_array(piece, '.'))[2:]) AS part WHERE part ~ '^[^0-9]'
    UNION ALL
    SELECT part FROM unnest('{#,%,+,_}'::text[]) AS part WHERE strpos(piece, part) > 0
  ) AS signs
  WHERE piece ~ '[#%&+._]'
);
--> statement-breakpoint
-- The words that begin so, for the index skips through words faster than through beginnings; the beginning itself when
-- it has too many.
CREATE FUNCTION public.expand_beginning(beginning text) RETURNS text
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN (
  SELECT CASE
    WHEN count(*) > 64 THEN quote_literal(beginning) || ':*'
    ELSE coalesce(string_agg(quote_literal(word), ' | '), quote_literal(beginning))
  END
  FROM (
    SELECT word FROM public.job_words WHERE word >= beginning AND word < beginning || U&'\+10FFFF' LIMIT 65
  ) AS words
);
--> statement-breakpoint
-- Every piece must be met: a signed one as it is written, a word by its beginning or a stem, one letter by itself.
CREATE OR REPLACE FUNCTION public.job_search_query(keyword text) RETURNS tsquery
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg('(' || alternatives || ')', ' & ')::tsquery
  FROM (
    SELECT CASE
      WHEN piece !~ '[^#%&+._]' THEN (
        SELECT string_agg(quote_literal(sign), ' & ')
        FROM unnest('{#,%,+,_}'::text[]) AS sign WHERE strpos(piece, sign) > 0
      )
      WHEN piece ~ '[#%&+._]' THEN public.expand_beginning(piece)
      ELSE CASE WHEN length(piece) > 1 THEN public.expand_beginning(piece) ELSE quote_literal(piece) END || coalesce((
        SELECT string_agg(' | ' || quote_literal(stem), '')
        FROM unnest(tsvector_to_array(public.stem_words(piece))) AS stem
        WHERE stem <> piece
      ), '')
    END AS alternatives
    FROM unnest(public.split_pieces(left(keyword, 500))) AS piece
    LIMIT 20
  ) AS pieces
);
--> statement-breakpoint
-- The canton that a location ends in ("Bern, BE"), else the company's.
CREATE FUNCTION public.job_canton(location text, company_region text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  substring(location from ',\s*(AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)\s*$'),
  company_region
);
--> statement-breakpoint
CREATE FUNCTION public.week_number(moment timestamptz) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN floor(extract(epoch from moment) / 604800)::int;
--> statement-breakpoint
-- What the row of an active job must be. What is filtered by goes into the words too, each behind a "=" that no word
-- can begin with: contract type, activity rate, salary type, canton, place, week of publication and block of 8 weeks.
CREATE VIEW public.job_search_rows AS
SELECT
  job.id AS job_id, job.created_at, job.contract_type, job.activity_rate, job.salary_type, derived.canton,
  job.salary, job.start_date, job.end_date, place.place,
  ts_filter(texts.vector, '{a,b,c}') AS head,
  strip(texts.vector) || array_to_tsvector(
    ARRAY[
      '=c' || job.contract_type, '=r' || job.activity_rate, '=s' || job.salary_type, '=k' || derived.canton,
      '=p' || place.id, '=w' || public.week_number(job.created_at), '=b' || public.week_number(job.created_at) / 8
    ] || public.sign_words(concat_ws(
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
CREATE FUNCTION public.write_job_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
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
    created_at, contract_type, activity_rate, salary_type, canton, salary, start_date, end_date, place, head, words
  ) = ROW (
    excluded.created_at, excluded.contract_type, excluded.activity_rate, excluded.salary_type, excluded.canton,
    excluded.salary, excluded.start_date, excluded.end_date, excluded.place, excluded.head, excluded.words
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
DROP TRIGGER jobproviders_rename ON public.jobproviders;
--> statement-breakpoint
DROP FUNCTION public.refresh_job_search();
--> statement-breakpoint
DROP FUNCTION public.refresh_company_jobs();
--> statement-breakpoint
DROP STATISTICS "jobs_location_statistics";
--> statement-breakpoint
DROP INDEX "jobs_newest_active_idx";
--> statement-breakpoint
DROP INDEX "jobs_search_idx";
--> statement-breakpoint
DROP INDEX "jobs_location_idx";
--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search";
--> statement-breakpoint
INSERT INTO "job_places" ("place") SELECT DISTINCT public.fold_text("location") FROM "jobs" WHERE "is_active";
--> statement-breakpoint
INSERT INTO "job_search" SELECT * FROM public.job_search_rows;
--> statement-breakpoint
INSERT INTO "job_words" SELECT DISTINCT word FROM "job_search", unnest(tsvector_to_array("words")) AS word WHERE word !~ '^=';
--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_places_part_idx" ON "job_places" USING gin ("place" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_newest_idx" ON "job_search" USING btree ("created_at","job_id","contract_type","activity_rate","salary_type","canton","salary","start_date","end_date","place");--> statement-breakpoint
CREATE INDEX "job_search_words_idx" ON "job_search" USING gin ("words") WITH (fastupdate=false);
--> statement-breakpoint
-- A new job waits for a company that is just being renamed: the renaming cannot see the job yet.
CREATE FUNCTION public.follow_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM public.jobproviders WHERE id = NEW.jobprovider_id FOR SHARE;
  END IF;
  PERFORM public.write_job_search(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_search AFTER INSERT OR UPDATE OF
  jobprovider_id, title, description, location, contract_type, salary, salary_type, activity_rate, start_date, end_date,
  is_active, created_at
ON public.jobs FOR EACH ROW EXECUTE FUNCTION public.follow_job();
--> statement-breakpoint
-- Locks the jobs first: one that is just being changed is read when that is done.
CREATE FUNCTION public.follow_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.jobs WHERE jobprovider_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  PERFORM public.write_job_search(ARRAY(SELECT id FROM public.jobs WHERE jobprovider_id = NEW.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobproviders_search AFTER UPDATE OF company_name, company_region ON public.jobproviders
FOR EACH ROW WHEN ((OLD.company_name, OLD.company_region) IS DISTINCT FROM (NEW.company_name, NEW.company_region))
EXECUTE FUNCTION public.follow_company();
