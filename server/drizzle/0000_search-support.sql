-- What the tables' indexes and triggers lean on. Written for PostgreSQL 15 and PGlite alike.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- Case and accents folded away. unaccent() is only called stable because its rules could be edited: ours are not.
CREATE FUNCTION public.fold_text(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, source));
--> statement-breakpoint
-- Words only: punctuation becomes space, or the parser would read "Koch/Köchin" as one file name.
CREATE FUNCTION public.split_words(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  public.fold_text(source),
  '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u3000-\u303F]+', ' ', 'g'
));
--> statement-breakpoint
-- The words as they are, then their stems in the languages of the country.
CREATE FUNCTION public.stem_words(source text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('pg_catalog.simple', public.split_words(source))
  || to_tsvector('pg_catalog.german', public.split_words(source))
  || to_tsvector('pg_catalog.french', public.split_words(source))
  || to_tsvector('pg_catalog.italian', public.split_words(source))
  || to_tsvector('pg_catalog.english', public.split_words(source));
--> statement-breakpoint
-- A job as the search sees it: title (A), company (B), location (C), description without its comments (D).
CREATE FUNCTION public.job_search_vector(title text, company text, location text, description text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(public.stem_words(coalesce(title, '')), 'A')
  || setweight(public.stem_words(coalesce(company, '')), 'B')
  || setweight(public.stem_words(coalesce(location, '')), 'C')
  || setweight(public.stem_words(left(regexp_replace(coalesce(description, ''), '<!--.*?-->', ' ', 'g'), 50000)), 'D');
--> statement-breakpoint
-- The counterpart: every word must be met, by its beginning or by a stem. NULL when there is no word in it.
CREATE FUNCTION public.job_search_query(keyword text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg('(' || alternatives || ')', ' & ')::tsquery
  FROM (
    SELECT quote_literal(word) || ':*' || coalesce((
      SELECT string_agg(' | ' || quote_literal(stem), '')
      FROM unnest(tsvector_to_array(public.stem_words(word))) AS stem
      WHERE stem <> word
    ), '') AS alternatives
    FROM unnest(string_to_array(public.split_words(left(keyword, 500)), ' ')) AS word
    WHERE word <> ''
    LIMIT 20
  ) AS words
);
