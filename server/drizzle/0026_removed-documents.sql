CREATE TABLE "removed_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removed_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"application_id" integer,
	"document_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_documents" ADD CONSTRAINT "removed_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_documents" ADD CONSTRAINT "removed_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_documents" ADD CONSTRAINT "removed_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "removed_documents_library_key" ON "removed_documents" USING btree ("document_id") WHERE "removed_documents"."application_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "removed_documents_application_key" ON "removed_documents" USING btree ("document_id") WHERE "removed_documents"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "removed_documents_user_idx" ON "removed_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_documents_parent_idx" ON "removed_documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "removed_documents_file_idx" ON "removed_documents" USING btree ("file_id");