CREATE TABLE "release_audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"remote" text,
	"version" text,
	"channel" text,
	"outcome" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_counts" (
	"channel" text NOT NULL,
	"release_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "release_counts_channel_release_id_minute_pk" PRIMARY KEY("channel","release_id","minute")
);
--> statement-breakpoint
CREATE TABLE "release_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"release_id" integer NOT NULL,
	"revision" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_files" (
	"release_id" integer NOT NULL,
	"path" text NOT NULL,
	"encoding" text NOT NULL,
	"file_id" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"integrity" text NOT NULL,
	CONSTRAINT "release_files_release_id_path_encoding_pk" PRIMARY KEY("release_id","path","encoding")
);
--> statement-breakpoint
CREATE TABLE "release_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"previous_id" integer NOT NULL,
	"remote" text NOT NULL,
	"action" text NOT NULL,
	"release_id" integer,
	"candidate_id" integer,
	"share" integer DEFAULT 0 NOT NULL,
	"salt" text DEFAULT '' NOT NULL,
	"margin" real DEFAULT 0 NOT NULL,
	"minimum_views" integer DEFAULT 0 NOT NULL,
	"rollout_since" timestamp with time zone,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_moves_chain_key" UNIQUE("channel","previous_id")
);
--> statement-breakpoint
CREATE TABLE "release_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"token_id" integer NOT NULL,
	"body" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"remote" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "release_tokens_hash_key" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"description" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_version_key" UNIQUE("remote","version")
);
--> statement-breakpoint
ALTER TABLE "release_counts" ADD CONSTRAINT "release_counts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_failures" ADD CONSTRAINT "release_failures_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_moves" ADD CONSTRAINT "release_moves_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_moves" ADD CONSTRAINT "release_moves_candidate_id_releases_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_previews" ADD CONSTRAINT "release_previews_token_id_release_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."release_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_counts_minute_idx" ON "release_counts" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "release_failures_moment_idx" ON "release_failures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "release_moves_remote_idx" ON "release_moves" USING btree ("channel","remote","id");