DROP INDEX "message_templates_name_key";--> statement-breakpoint
DROP INDEX "message_templates_closing_key";--> statement-breakpoint
ALTER TABLE "closing_notices" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_moves" ADD COLUMN "language" text;--> statement-breakpoint
-- The language whose common words a text has most of, at least two; else that of the company's account, else English.
CREATE FUNCTION pg_temp.recognise_language(given text, otherwise text) RETURNS text LANGUAGE sql AS $$
	SELECT coalesce((
		SELECT language FROM (VALUES
			('de', '\m(und|wir|sie|ihre|ihr|ihnen|für|nicht|die|der|das|grüsse|grüße|guten|danke|dank)\M'),
			('fr', '\m(et|nous|vous|votre|vos|pour|les|des|est|une|avons|bonjour|merci|salutations)\M'),
			('it', '\m(di|che|per|una|del|della|sua|suo|lei|siamo|abbiamo|buongiorno|ringraziamo|saluti)\M'),
			('en', '\m(the|you|your|for|and|we|our|with|this|have|hello|dear|thank|regards)\M')
		) AS known (language, words),
		LATERAL (SELECT count(*) AS total FROM regexp_matches(given, words, 'gi')) AS found
		WHERE total > 1 ORDER BY total DESC, language LIMIT 1
	), otherwise, 'en')
$$;--> statement-breakpoint
UPDATE "message_templates" SET "language" = pg_temp.recognise_language("text", (
	SELECT "users"."language" FROM "jobproviders" JOIN "users" ON "users"."id" = "jobproviders"."user_id"
	WHERE "jobproviders"."id" = "message_templates"."jobprovider_id"
));--> statement-breakpoint
UPDATE "closing_notices" SET "language" = pg_temp.recognise_language("text", (
	SELECT "users"."language" FROM "jobs" JOIN "jobproviders" ON "jobproviders"."id" = "jobs"."jobprovider_id"
	JOIN "users" ON "users"."id" = "jobproviders"."user_id" WHERE "jobs"."id" = "closing_notices"."job_id"
));--> statement-breakpoint
DROP FUNCTION pg_temp.recognise_language(text, text);--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name_key" ON "message_templates" USING btree ("jobprovider_id","kind","language",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_closing_key" ON "message_templates" USING btree ("jobprovider_id","language") WHERE "message_templates"."kind" = 'closing';--> statement-breakpoint
ALTER TABLE "closing_notices" ADD CONSTRAINT "closing_notices_language_check" CHECK ("closing_notices"."language" in ('en', 'de', 'fr', 'it'));--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_language_check" CHECK ("message_templates"."language" in ('en', 'de', 'fr', 'it'));--> statement-breakpoint
ALTER TABLE "planned_moves" ADD CONSTRAINT "planned_moves_language_check" CHECK ("planned_moves"."language" in ('en', 'de', 'fr', 'it'));