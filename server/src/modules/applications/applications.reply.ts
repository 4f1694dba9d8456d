import type { Application } from '@metier/sdk/contract';
import { EXPERIENCE_CHOICES, type Language } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import { applicationDocumentAddress, pictureAddress } from '../../files/addresses';
import { addInterviews } from '../interviews/interviews.reply';
import { chooseLetterLanguage } from '../message-templates/letter-language';
import type { Viewer } from '../viewer';
import { canReadAnswers, canReadNotes, requireRow } from './applications.policy';
import type { ApplicationRow } from './application-rows.repository';

const addressOf = (id: number) => `/api/auth/applications/${id}`;

const toTimestamp = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function toJob({ application, job, provider, logoId }: ApplicationRow): Application['job'] {
  return {
    id: application.jobId,
    title: job.title,
    location: job.location,
    type: job.contractType,
    contract_type: job.contractType,
    is_active: job.isActive,
    salary_type: job.salaryType,
    activity_rate: job.activityRate,
    language: job.language,
    activity_rate_max: job.activityRateMax,
    job_provider: {
      id: provider.id,
      company_name: provider.companyName,
      company_logo: pictureAddress(logoId),
    },
  };
}

function toAnswers({ application, resumeName }: ApplicationRow) {
  return {
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    phone: application.phone,
    cover_letter: application.coverLetter,
    resume: application.resumeFileId ? `${addressOf(application.id)}/resume/` : null,
    resume_name: resumeName,
    experience: EXPERIENCE_CHOICES.find(({ value }) => value === application.experience)?.value ?? null,
    availability: application.availability,
    salary_expectation: application.salaryExpectation,
    additional_info: application.additionalInfo,
  };
}

function toDocuments({ application, documents }: ApplicationRow): Application['documents'] {
  return documents.map(({ id, name, uploaded_at: uploadedAt }) => ({
    id,
    application: application.id,
    name,
    file: applicationDocumentAddress(application.id, id),
    uploaded_at: new Date(uploadedAt).toISOString(),
  }));
}

const NO_ANSWERS = {
  applicant_picture: null,
  email: '',
  phone: '',
  cover_letter: '',
  resume: null,
  resume_name: null,
  experience: null,
  availability: null,
  salary_expectation: null,
  additional_info: '',
  documents: [],
} satisfies Partial<Application>;

/** Language of letters to the candidate. */
export const letterLanguageOf = ({ job, seekerLanguage, companyLanguage }: ApplicationRow): Language =>
  chooseLetterLanguage({ ad: job.language, candidate: seekerLanguage, company: companyLanguage });

/** What the company alone reads. */
const toCompanyFields = ({ application, notes, plannedMove }: ApplicationRow) => ({
  notes,
  viewed_at: toTimestamp(application.viewedAt),
  rejection_reason: application.rejectionReason,
  planned_move: plannedMove && {
    id: plannedMove.id,
    status: plannedMove.toStatus,
    due_at: plannedMove.dueAt.toISOString(),
  },
});

/** Serializes an application for the viewer; only the company that received it gets the key `notes`. */
export function toApplication(row: ApplicationRow, viewer: Viewer): Application {
  const { application } = row;
  return {
    id: application.id,
    job: toJob(row),
    job_seeker: application.jobseekerId,
    applicant_name: row.applicantName,
    applicant_picture: pictureAddress(row.pictureId),
    ...toAnswers(row),
    documents: toDocuments(row),
    ...(!canReadAnswers(viewer, row) && NO_ANSWERS),
    ...(canReadNotes(viewer, row) && toCompanyFields(row)),
    ...(canReadNotes(viewer, row) &&
      canReadAnswers(viewer, row) && { letter_language: letterLanguageOf(row) }),
    status: application.status,
    submitted_at: application.submittedAt.toISOString(),
    reviewed_at: toTimestamp(application.reviewedAt),
    shortlisted_at: toTimestamp(application.shortlistedAt),
    hired_at: toTimestamp(application.hiredAt),
    rejected_at: toTimestamp(application.rejectedAt),
    withdrawn_at: toTimestamp(application.withdrawnAt),
    closing_notice_at: toTimestamp(application.closingNoticeAt),
  };
}

/** The application as the viewer may see it; 404 for one of others. */
export async function readApplication(db: Queryable, viewer: Viewer, id: number): Promise<Application> {
  const application = toApplication(await requireRow(db, viewer, id), viewer);
  const [complete = application] = await addInterviews(db, [application]);
  return complete;
}
