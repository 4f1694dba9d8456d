CREATE TABLE "release_paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"path" text NOT NULL,
	"access" text NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- What is live, and what was before it was killed, keeps the paths that it claims: up to the last fixed segment of each.
WITH "last" AS (
	SELECT DISTINCT ON ("channel", "remote") "channel", "remote", "release_id", "candidate_id"
	FROM "release_moves" WHERE "release_id" IS NOT NULL
	ORDER BY "channel", "remote", "id" DESC
), "claims" AS (
	SELECT "last"."remote",
		CASE WHEN "route"->>'path' = '/' THEN '/'
			ELSE lower(regexp_replace(regexp_replace("route"->>'path', '/+$', ''), '(/:[^/]*)+$', '')) END AS "path",
		"route"->>'access' AS "access"
	FROM "last"
	JOIN "releases" ON "releases"."id" IN ("last"."release_id", "last"."candidate_id")
	CROSS JOIN LATERAL jsonb_array_elements("releases"."description"->'routes') AS "route"
	WHERE "last"."remote" <> 'shell'
)
INSERT INTO "release_paths" ("remote", "path", "access", "action", "actor")
SELECT DISTINCT "remote", "path", "access", 'grant', 'metier' FROM "claims" WHERE "path" <> ''
ORDER BY "remote", "path", "access";
