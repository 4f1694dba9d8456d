CREATE INDEX "application_moves_actor_idx" ON "application_moves" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "interviews_company_idx" ON "interviews" USING btree ("jobprovider_id");--> statement-breakpoint
CREATE INDEX "interviews_candidate_idx" ON "interviews" USING btree ("jobseeker_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_operator_idx" ON "moderation_actions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "notices_company_idx" ON "notices" USING btree ((case jsonb_typeof("data" -> 'company') when 'number' then ("data" ->> 'company')::int end)) WHERE jsonb_typeof("notices"."data" -> 'company') = 'number';--> statement-breakpoint
CREATE INDEX "notices_job_idx" ON "notices" USING btree ((("data" ->> 'jobId')::int)) WHERE "notices"."data" ? 'jobId';--> statement-breakpoint
CREATE INDEX "outbox_recipient_idx" ON "outbox" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "outbox_unsent_idx" ON "outbox" USING btree ("id") WHERE "outbox"."payload" <> '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "tasks_failed_idx" ON "tasks" USING btree ("id") WHERE "tasks"."last_error" is not null;