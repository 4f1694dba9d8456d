import { translations as shared } from '@metier/sdk/german';
import { applicantTexts } from '../features/applicant/applicant.texts.de';
import { applicationsTexts } from '../features/applications/applications.texts.de';
import { interviewsTexts } from '../features/applications/interviews/interviews.texts.de';
import { plannedTexts } from '../features/applications/planned/planned.texts.de';
import { templatesTexts } from '../features/applications/planned/templates.texts.de';
import { closingTexts } from '../features/dashboard/closing-notices/closing-notices.texts.de';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.de';
import { draftsTexts as dashboardDraftsTexts } from '../features/dashboard/jobs/drafts.texts.de';
import { draftsTexts as jobsDraftsTexts } from '../features/jobs/drafts/drafts.texts.de';
import { jobsTexts, frenchTexts } from '../features/jobs/jobs.texts.de';
import { relistTexts } from '../features/jobs/relist.texts.de';
import { profileTexts } from '../features/profile/profile.texts.de';

/** All translations of this bundle to German. */
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
