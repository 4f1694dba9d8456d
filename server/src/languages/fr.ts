import { translations as shared } from '@metier/sdk/french';
import { errorsTexts } from '../errors.texts.fr';
import { filesTexts } from '../files/files.texts.fr';
import { accessTexts } from '../http/access/access.texts.fr';
import { validationTexts } from '../http/input/validation.texts.fr';
import { dataMailTexts } from '../mail/templates/account-data-mail.texts.fr';
import { accountMailTexts } from '../mail/templates/account-mail.texts.fr';
import { interviewMailTexts } from '../mail/templates/interview-mail.texts.fr';
import { mailTexts } from '../mail/templates/mail.texts.fr';
import { accessLogTexts } from '../modules/access-log/access-log.texts.fr';
import { exportTexts } from '../modules/account-data/account-data.texts.fr';
import { deletionTexts } from '../modules/account-deletion/account-deletion.texts.fr';
import { accountsTexts } from '../modules/accounts/accounts.texts.fr';
import { alertsTexts } from '../modules/alerts/alerts.texts.fr';
import { closingTexts } from '../modules/closing-notices/closing-notices.texts.fr';
import { discoveryTexts } from '../modules/discovery/discovery.texts.fr';
import { followsTexts } from '../modules/follows/follows.texts.fr';
import { interviewsTexts } from '../modules/interviews/interviews.texts.fr';
import { jobDraftsTexts } from '../modules/job-drafts/job-drafts.texts.fr';
import { messagesTexts } from '../modules/messages/messages.texts.fr';
import { moderationTexts } from '../modules/moderation/moderation.texts.fr';
import { newsletterTexts } from '../modules/newsletter/newsletter.texts.fr';
import { noticesTexts } from '../modules/notices/notices.texts.fr';
import { plannedMovesTexts } from '../modules/planned-moves/planned-moves.texts.fr';
import { reviewsTexts } from '../modules/reviews/reviews.texts.fr';
import { templatesTexts } from '../modules/templates/templates.texts.fr';
import { checksTexts } from '../modules/checks.texts.fr';
import { jobsTexts } from '../modules/jobs/jobs.texts.fr';
import { jobseekersTexts } from '../modules/jobseekers/jobseekers.texts.fr';
import { jobprovidersTexts } from '../modules/jobproviders/jobproviders.texts.fr';
import { applicationsTexts } from '../modules/applications/applications.texts.fr';
import { exportColumnsTexts } from '../modules/applications/applications-export.texts.fr';

/** All translations of this bundle to French. */
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
