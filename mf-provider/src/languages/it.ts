import { translations as shared } from '@metier/sdk/italian';
import { applicantTexts } from '../features/applicant/applicant.texts.it';
import { applicationsTexts } from '../features/applications/applications.texts.it';
import { interviewsTexts } from '../features/applications/interviews/interviews.texts.it';
import { plannedTexts } from '../features/applications/planned/planned.texts.it';
import { templatesTexts } from '../features/applications/planned/templates.texts.it';
import { closingTexts } from '../features/dashboard/closing-notices/closing-notices.texts.it';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.it';
import { draftsTexts as dashboardDraftsTexts } from '../features/dashboard/jobs/drafts.texts.it';
import { draftsTexts as jobsDraftsTexts } from '../features/jobs/drafts/drafts.texts.it';
import { jobsTexts, frenchTexts } from '../features/jobs/jobs.texts.it';
import { relistTexts } from '../features/jobs/relist.texts.it';
import { profileTexts } from '../features/profile/profile.texts.it';

/** All translations of this bundle to Italian. */
export const translations = [
  ...shared,
  applicantTexts,
  applicationsTexts,
  interviewsTexts,
  plannedTexts,
  templatesTexts,
  closingTexts,
  dashboardTexts,
  dashboardDraftsTexts,
  jobsDraftsTexts,
  jobsTexts,
  frenchTexts,
  relistTexts,
  profileTexts,
];
