import { translations as shared } from '@metier/sdk/french';
import { filesTexts } from '../files/files.texts.fr';
import { accessTexts } from '../http/access/access.texts.fr';
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

/** All translations of this bundle to French. */
export const translations = [
  ...shared,
  filesTexts,
  accessTexts,
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
];
