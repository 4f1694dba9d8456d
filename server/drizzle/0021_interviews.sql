CREATE TABLE "interview_bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"participant" text NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"proposed_by" text NOT NULL,
	CONSTRAINT "interview_slots_key" UNIQUE("interview_id","starts_at","proposed_by"),
	CONSTRAINT "interview_slots_side_check" CHECK ("interview_slots"."proposed_by" in ('job_seeker', 'job_provider'))
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"jobprovider_id" integer NOT NULL,
	"jobseeker_id" integer NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"minutes" integer NOT NULL,
	"interviewers" text[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_uid_unique" UNIQUE("uid"),
	CONSTRAINT "interviews_state_check" CHECK ("interviews"."state" in ('offered', 'proposed', 'booked', 'declined', 'cancelled')),
	CONSTRAINT "interviews_kind_check" CHECK ("interviews"."kind" in ('on_site', 'video', 'phone')),
	CONSTRAINT "interviews_booked_check" CHECK (("interviews"."state" = 'booked') = ("interviews"."starts_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_jobprovider_id_jobproviders_id_fk" FOREIGN KEY ("jobprovider_id") REFERENCES "public"."jobproviders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_jobseeker_id_jobseekers_id_fk" FOREIGN KEY ("jobseeker_id") REFERENCES "public"."jobseekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_bookings_interview_idx" ON "interview_bookings" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "interviews_company_open_idx" ON "interviews" USING btree ("jobprovider_id","starts_at","id") WHERE "interviews"."state" in ('offered', 'proposed', 'booked');--> statement-breakpoint
CREATE INDEX "interviews_candidate_open_idx" ON "interviews" USING btree ("jobseeker_id","starts_at","id") WHERE "interviews"."state" in ('offered', 'proposed', 'booked');--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_no_overlap" EXCLUDE USING gist ("participant" WITH =, "during" WITH &&);
