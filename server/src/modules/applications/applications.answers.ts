import type { ApplicationAnswers } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { deleteFile, insertFile } from '../../files/files.repository';
import type { UploadedFile } from '../../http/input/uploads';
import { readAmount } from '../amounts';
import { hasChanges, readColumns } from '../columns';
import { requirePhoneNumber } from '../sensible-values';
import { updateApplication, type ApplicationChanges } from './applications.repository';

/** Answers that map directly to a column. */
const COLUMNS = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  experience: 'experience',
  availability: 'availability',
  cover_letter: 'coverLetter',
  additional_info: 'additionalInfo',
  terms_version: 'termsVersion',
} as const;

/** Returns the columns set by answers and a resume; undefined when there is neither. */
export function readAnswers(body: ApplicationAnswers, resume?: UploadedFile): ApplicationChanges | undefined {
  const { salary_expectation: salary } = body;
  const answers = {
    ...readColumns(body, COLUMNS),
    phone: body.phone === undefined ? undefined : requirePhoneNumber('phone', body.phone),
    salaryExpectation: salary === undefined ? undefined : readAmount('salary_expectation', salary),
    resumeFileId: resume?.id,
  };
  return hasChanges(answers) ? answers : undefined;
}

/** Writes the first or later answers; returns the id of the replaced resume file, if any. */
export async function saveAnswers(
  tx: Queryable,
  earlier: { readonly id: number; readonly answeredAt: Date | null; readonly resumeFileId: string | null },
  answers: ApplicationChanges,
  now: Date,
  resume?: UploadedFile,
): Promise<string | null> {
  if (resume) await insertFile(tx, resume);
  await updateApplication(tx, earlier.id, {
    ...answers,
    answeredAt: earlier.answeredAt ?? now,
    ...(answers.termsVersion && { termsAgreedAt: now }),
  });
  if (!resume || !earlier.resumeFileId) return null;
  await deleteFile(tx, earlier.resumeFileId);
  return earlier.resumeFileId;
}
