import { translations as shared } from '@metier/sdk/german';
import { accountDataTexts } from '../features/account-data/account-data.texts.de';
import { accountTexts } from '../features/account/account.texts.de';
import { passkeysTexts } from '../features/account/passkeys.texts.de';
import { twoStepTexts } from '../features/account/two-step/two-step.texts.de';
import { alertsTexts } from '../features/alerts/alerts.texts.de';
import { companyTexts } from '../features/company/company.texts.de';
import { decisionTexts } from '../features/decision/decision.texts.de';
import { followingTexts } from '../features/following/following.texts.de';
import { homeTexts } from '../features/home/home.texts.de';
import { saveSearchTexts } from '../features/home/save-search/save-search.texts.de';
import { suggestionsTexts } from '../features/home/search-form/suggestions.texts.de';
import { interviewsTexts } from '../features/interviews/interviews.texts.de';
import { jobTexts } from '../features/job/job.texts.de';
import { legalTexts } from '../features/legal/legal.texts.de';
import { privacyTexts } from '../features/legal/privacy/privacy.texts.de';
import { sourcesTexts } from '../features/legal/sources/sources.texts.de';
import { supportTexts } from '../features/legal/support.texts.de';
import { termsTexts } from '../features/legal/terms/terms.texts.de';
import { loginTexts } from '../features/login/login.texts.de';
import { messagesTexts } from '../features/messages/messages.texts.de';
import { newsletterTexts } from '../features/newsletter/newsletter.texts.de';
import { noticesTexts } from '../features/notices/notices.texts.de';
import { passwordResetTexts } from '../features/password-reset/password-reset.texts.de';
import { pictureTexts } from '../features/picture/picture.texts.de';
import { registerTexts } from '../features/register/register.texts.de';
import { reportTexts } from '../features/report/report.texts.de';

/** All translations of this bundle to German. */
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
