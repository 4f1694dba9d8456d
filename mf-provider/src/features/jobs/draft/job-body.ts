import type { Job, JobBody, JobPatch } from '@metier/sdk/contract';
import { normaliseDescription, parseMoney, serializeDescription } from '@metier/sdk/rules';
import { draftOf, type JobDraft } from './job-draft';

/** Converts a valid draft to the API's format. */
export function toJobBody({ description, ...draft }: JobDraft): JobBody {
  return {
    ...draft,
    activity_rate: Number(draft.activity_rate),
    activity_rate_max: Number(draft.activity_rate_max) || null,
    salary: parseMoney(draft.salary) ?? draft.salary,
    salary_max: parseMoney(draft.salary_max) ?? null,
    end_date: draft.end_date || null,
    application_deadline: draft.application_deadline || null,
    description: serializeDescription(description),
  };
}

/**
 * The changed fields only, so that concurrent changes to other fields are kept and an untouched description
 * keeps its own convention byte for byte.
 */
export function toJobPatch(draft: JobDraft, job: Job): JobPatch {
  const body = toJobBody(draft);
  const before = toJobBody(draftOf(job));
  const isSame = (name: keyof JobBody) =>
    name === 'description'
      ? isSameDescription(draft, draftOf(job))
      : JSON.stringify(body[name]) === JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isSame(name as keyof JobBody)));
}

const isSameDescription = (one: JobDraft, other: JobDraft) =>
  JSON.stringify(normaliseDescription(one.description)) ===
  JSON.stringify(normaliseDescription(other.description));
