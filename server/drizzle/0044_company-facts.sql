CREATE TABLE "company_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jobprovider_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"text" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobproviders" ADD COLUMN "founding_year" integer;--> statement-breakpoint
ALTER TABLE "jobproviders" ADD COLUMN "company_size" text;--> statement-breakpoint
ALTER TABLE "jobproviders" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "jobproviders" ADD COLUMN "working_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_pictures_company_idx" ON "company_pictures" USING btree ("jobprovider_id","position");--> statement-breakpoint
CREATE INDEX "company_pictures_file_idx" ON "company_pictures" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "jobproviders" ADD CONSTRAINT "jobproviders_company_size_check" CHECK ("jobproviders"."company_size" in ('1-9', '10-49', '50-249', '250+'));--> statement-breakpoint
ALTER TABLE "jobproviders" ADD CONSTRAINT "jobproviders_industry_check" CHECK ("jobproviders"."industry" in ('health', 'social', 'education', 'industry', 'construction', 'agriculture', 'energy', 'transport', 'trade', 'hospitality', 'it', 'finance', 'consulting', 'property', 'culture', 'public', 'other'));--> statement-breakpoint
ALTER TABLE "jobproviders" ADD CONSTRAINT "jobproviders_working_languages_check" CHECK ("jobproviders"."working_languages" <@ array['de', 'fr', 'it', 'en']);