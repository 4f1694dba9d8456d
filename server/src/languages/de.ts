import { translations as shared } from '@metier/sdk/german';
import { errorsTexts } from '../errors.texts.de';
import { filesTexts } from '../files/files.texts.de';
import { accessTexts } from '../http/access/access.texts.de';
import { validationTexts } from '../http/input/validation.texts.de';
import { dataMailTexts } from '../mail/templates/account-data-mail.texts.de';
import { accountMailTexts } from '../mail/templates/account-mail.texts.de';
import { interviewMailTexts } from '../mail/templates/interview-mail.texts.de';
import { mailTexts } from '../mail/templates/mail.texts.de';
import { accessLogTexts } from '../modules/access-log/access-log.texts.de';
import { exportTexts } from '../modules/account-data/account-data.texts.de';
import { deletionTexts } from '../modules/account-deletion/account-deletion.texts.de';
import { accountsTexts } from '../modules/accounts/accounts.texts.de';
import { alertsTexts } from '../modules/alerts/alerts.texts.de';
import { closingTexts } from '../modules/closing-notices/closing-notices.texts.de';
import { discoveryTexts } from '../modules/discovery/discovery.texts.de';
import { followsTexts } from '../modules/follows/follows.texts.de';
import { interviewsTexts } from '../modules/interviews/interviews.texts.de';
import { jobDraftsTexts } from '../modules/job-drafts/job-drafts.texts.de';
import { messagesTexts } from '../modules/messages/messages.texts.de';
import { moderationTexts } from '../modules/moderation/moderation.texts.de';
import { newsletterTexts } from '../modules/newsletter/newsletter.texts.de';
import { noticesTexts } from '../modules/notices/notices.texts.de';
import { plannedMovesTexts } from '../modules/planned-moves/planned-moves.texts.de';
import { reviewsTexts } from '../modules/reviews/reviews.texts.de';
import { templatesTexts } from '../modules/templates/templates.texts.de';
import { checksTexts } from '../modules/checks.texts.de';
import { jobsTexts } from '../modules/jobs/jobs.texts.de';
import { jobseekersTexts } from '../modules/jobseekers/jobseekers.texts.de';
import { jobprovidersTexts } from '../modules/jobproviders/jobproviders.texts.de';
import { applicationsTexts } from '../modules/applications/applications.texts.de';
import { exportColumnsTexts } from '../modules/applications/applications-export.texts.de';

/** All translations of this bundle to German. */
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
