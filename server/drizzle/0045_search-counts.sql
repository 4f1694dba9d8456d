CREATE TABLE "search_counts" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"keyword" text,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"widened" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_counts_pkey" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE TABLE "search_openings" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"occupation" text NOT NULL,
	"title" text NOT NULL,
	"opened" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "search_openings_pkey" PRIMARY KEY("key","day","occupation","title")
);
--> statement-breakpoint
ALTER TABLE "search_openings" ADD CONSTRAINT "search_openings_count_fk" FOREIGN KEY ("key","day") REFERENCES "public"."search_counts"("key","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_counts_day_idx" ON "search_counts" USING btree ("day");