import { translations as shared } from '@metier/sdk/italian';
import { accountDataTexts } from '../features/account-data/account-data.texts.it';
import { accountTexts } from '../features/account/account.texts.it';
import { passkeysTexts } from '../features/account/passkeys.texts.it';
import { twoStepTexts } from '../features/account/two-step/two-step.texts.it';
import { alertsTexts } from '../features/alerts/alerts.texts.it';
import { companyTexts } from '../features/company/company.texts.it';
import { decisionTexts } from '../features/decision/decision.texts.it';
import { followingTexts } from '../features/following/following.texts.it';
import { homeTexts } from '../features/home/home.texts.it';
import { saveSearchTexts } from '../features/home/save-search/save-search.texts.it';
import { suggestionsTexts } from '../features/home/search-form/suggestions.texts.it';
import { interviewsTexts } from '../features/interviews/interviews.texts.it';
import { jobTexts } from '../features/job/job.texts.it';
import { legalTexts } from '../features/legal/legal.texts.it';
import { privacyTexts } from '../features/legal/privacy/privacy.texts.it';
import { sourcesTexts } from '../features/legal/sources/sources.texts.it';
import { supportTexts } from '../features/legal/support.texts.it';
import { termsTexts } from '../features/legal/terms/terms.texts.it';
import { loginTexts } from '../features/login/login.texts.it';
import { messagesTexts } from '../features/messages/messages.texts.it';
import { newsletterTexts } from '../features/newsletter/newsletter.texts.it';
import { noticesTexts } from '../features/notices/notices.texts.it';
import { passwordResetTexts } from '../features/password-reset/password-reset.texts.it';
import { pictureTexts } from '../features/picture/picture.texts.it';
import { registerTexts } from '../features/register/register.texts.it';
import { reportTexts } from '../features/report/report.texts.it';

/** All translations of this bundle to Italian. */
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
