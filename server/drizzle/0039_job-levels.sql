-- The level that a title names ranks too (=v), like the occupations and their groups.
CREATE OR REPLACE FUNCTION public.title_lexemes(lexemes text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(quote_literal(lexeme) || ':1A', ' '), '')::tsvector
  FROM unnest(lexemes) AS lexeme WHERE lexeme ~ '^=[ogv]'
);
