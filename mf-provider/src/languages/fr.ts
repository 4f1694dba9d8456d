import { translations as shared } from '@metier/sdk/french';
import { applicantTexts } from '../features/applicant/applicant.texts.fr';
import { applicationsTexts } from '../features/applications/applications.texts.fr';
import { interviewsTexts } from '../features/applications/interviews/interviews.texts.fr';
import { plannedTexts } from '../features/applications/planned/planned.texts.fr';
import { templatesTexts } from '../features/applications/planned/templates.texts.fr';
import { closingTexts } from '../features/dashboard/closing-notices/closing-notices.texts.fr';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.fr';
import { draftsTexts as dashboardDraftsTexts } from '../features/dashboard/jobs/drafts.texts.fr';
import { draftsTexts as jobsDraftsTexts } from '../features/jobs/drafts/drafts.texts.fr';
import { jobsTexts, frenchTexts } from '../features/jobs/jobs.texts.fr';
import { relistTexts } from '../features/jobs/relist.texts.fr';
import { profileTexts } from '../features/profile/profile.texts.fr';

/** All translations of this bundle to French. */
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
