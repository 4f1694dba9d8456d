import { translations as shared } from '@metier/sdk/italian';
import { errorsTexts } from '../errors.texts.it';
import { filesTexts } from '../files/files.texts.it';
import { accessTexts } from '../http/access/access.texts.it';
import { validationTexts } from '../http/input/validation.texts.it';
import { dataMailTexts } from '../mail/templates/account-data-mail.texts.it';
import { accountMailTexts } from '../mail/templates/account-mail.texts.it';
import { interviewMailTexts } from '../mail/templates/interview-mail.texts.it';
import { mailTexts } from '../mail/templates/mail.texts.it';
import { accessLogTexts } from '../modules/access-log/access-log.texts.it';
import { exportTexts } from '../modules/account-data/account-data.texts.it';
import { deletionTexts } from '../modules/account-deletion/account-deletion.texts.it';
import { accountsTexts } from '../modules/accounts/accounts.texts.it';
import { alertsTexts } from '../modules/alerts/alerts.texts.it';
import { closingTexts } from '../modules/closing-notices/closing-notices.texts.it';
import { discoveryTexts } from '../modules/discovery/discovery.texts.it';
import { followsTexts } from '../modules/follows/follows.texts.it';
import { interviewsTexts } from '../modules/interviews/interviews.texts.it';
import { jobDraftsTexts } from '../modules/job-drafts/job-drafts.texts.it';
import { messagesTexts } from '../modules/messages/messages.texts.it';
import { moderationTexts } from '../modules/moderation/moderation.texts.it';
import { newsletterTexts } from '../modules/newsletter/newsletter.texts.it';
import { noticesTexts } from '../modules/notices/notices.texts.it';
import { plannedMovesTexts } from '../modules/planned-moves/planned-moves.texts.it';
import { reviewsTexts } from '../modules/reviews/reviews.texts.it';
import { templatesTexts } from '../modules/templates/templates.texts.it';
import { checksTexts } from '../modules/checks.texts.it';
import { jobsTexts } from '../modules/jobs/jobs.texts.it';
import { jobseekersTexts } from '../modules/jobseekers/jobseekers.texts.it';
import { jobprovidersTexts } from '../modules/jobproviders/jobproviders.texts.it';
import { applicationsTexts } from '../modules/applications/applications.texts.it';
import { exportColumnsTexts } from '../modules/applications/applications-export.texts.it';

/** All translations of this bundle to Italian. */
export const translations = [
  ...shared,
  errorsTexts,
  filesTexts,
  accessTexts,
  validationTexts,
  dataMailTexts,
  accountMailTexts,
  interviewMailTexts,
  mailTexts,
  accessLogTexts,
  exportTexts,
  deletionTexts,
  accountsTexts,
  alertsTexts,
  closingTexts,
  discoveryTexts,
  followsTexts,
  interviewsTexts,
  jobDraftsTexts,
  messagesTexts,
  moderationTexts,
  newsletterTexts,
  noticesTexts,
  plannedMovesTexts,
  reviewsTexts,
  templatesTexts,
  checksTexts,
  jobsTexts,
  jobseekersTexts,
  jobprovidersTexts,
  applicationsTexts,
  exportColumnsTexts,
];
