CREATE TABLE "release_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"release_id" integer,
	"statement" text NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"approver_id" integer,
	"response" jsonb,
	"seal" text,
	"signed_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_approvers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_approvers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"remote" text NOT NULL,
	"code_hash" text,
	"code_ends_at" timestamp with time zone,
	"site" text,
	"credential_id" text,
	"public_key" text,
	"seal" text,
	"joined_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_approvers_name_key" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "release_tokens" ADD COLUMN "is_pipeline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "release_tokens" ADD COLUMN "approver_id" integer;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "publisher_id" integer;--> statement-breakpoint
ALTER TABLE "release_approvals" ADD CONSTRAINT "release_approvals_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_approvals" ADD CONSTRAINT "release_approvals_approver_id_release_approvers_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."release_approvers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_approvals_subject_idx" ON "release_approvals" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "release_approvals_release_idx" ON "release_approvals" USING btree ("release_id");--> statement-breakpoint
ALTER TABLE "release_tokens" ADD CONSTRAINT "release_tokens_approver_id_release_approvers_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."release_approvers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_publisher_id_release_approvers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."release_approvers"("id") ON DELETE no action ON UPDATE no action;