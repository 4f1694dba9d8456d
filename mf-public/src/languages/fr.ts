import { translations as shared } from '@metier/sdk/french';
import { accountDataTexts } from '../features/account-data/account-data.texts.fr';
import { accountTexts } from '../features/account/account.texts.fr';
import { passkeysTexts } from '../features/account/passkeys.texts.fr';
import { twoStepTexts } from '../features/account/two-step/two-step.texts.fr';
import { alertsTexts } from '../features/alerts/alerts.texts.fr';
import { companyTexts } from '../features/company/company.texts.fr';
import { decisionTexts } from '../features/decision/decision.texts.fr';
import { followingTexts } from '../features/following/following.texts.fr';
import { homeTexts } from '../features/home/home.texts.fr';
import { saveSearchTexts } from '../features/home/save-search/save-search.texts.fr';
import { suggestionsTexts } from '../features/home/search-form/suggestions.texts.fr';
import { interviewsTexts } from '../features/interviews/interviews.texts.fr';
import { jobTexts } from '../features/job/job.texts.fr';
import { legalTexts } from '../features/legal/legal.texts.fr';
import { privacyTexts } from '../features/legal/privacy/privacy.texts.fr';
import { sourcesTexts } from '../features/legal/sources/sources.texts.fr';
import { supportTexts } from '../features/legal/support.texts.fr';
import { termsTexts } from '../features/legal/terms/terms.texts.fr';
import { loginTexts } from '../features/login/login.texts.fr';
import { messagesTexts } from '../features/messages/messages.texts.fr';
import { newsletterTexts } from '../features/newsletter/newsletter.texts.fr';
import { noticesTexts } from '../features/notices/notices.texts.fr';
import { passwordResetTexts } from '../features/password-reset/password-reset.texts.fr';
import { pictureTexts } from '../features/picture/picture.texts.fr';
import { registerTexts } from '../features/register/register.texts.fr';
import { reportTexts } from '../features/report/report.texts.fr';

/** All translations of this bundle to French. */
export const translations = [
  ...shared,
  accountDataTexts,
  accountTexts,
  passkeysTexts,
  twoStepTexts,
  alertsTexts,
  companyTexts,
  decisionTexts,
  followingTexts,
  homeTexts,
  saveSearchTexts,
  suggestionsTexts,
  interviewsTexts,
  jobTexts,
  legalTexts,
  privacyTexts,
  sourcesTexts,
  supportTexts,
  termsTexts,
  loginTexts,
  messagesTexts,
  newsletterTexts,
  noticesTexts,
  passwordResetTexts,
  pictureTexts,
  registerTexts,
  reportTexts,
];
