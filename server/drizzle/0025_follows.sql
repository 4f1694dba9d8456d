CREATE TABLE "follows" (
	"jobprovider_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_jobprovider_id_user_id_pk" PRIMARY KEY("jobprovider_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_user_idx" ON "follows" USING btree ("user_id");