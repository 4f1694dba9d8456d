import { remoteTexts } from '../remote/remote.texts.fr';
import { alertRhythmsTexts } from '../rules/alerts.texts.fr';
import { advantagesTexts } from '../rules/advantages.texts.fr';
import { benefitsTexts } from '../rules/benefits.texts.fr';
import { choicesTexts } from '../rules/choices.texts.fr';
import { contactPersonTexts } from '../rules/contact-person.texts.fr';
import { displayTexts } from '../rules/display.texts.fr';
import { durationsTexts } from '../rules/durations.texts.fr';
import { fileRulesTexts } from '../rules/files.texts.fr';
import { interviewKindsTexts } from '../rules/interviews.texts.fr';
import { matchReasonsTexts } from '../rules/match-reasons.texts.fr';
import { moderationTexts } from '../rules/moderation.texts.fr';
import { moneyTexts } from '../rules/money.texts.fr';
import { noticeKindsTexts } from '../rules/notices.texts.fr';
import { passwordTexts } from '../rules/password.texts.fr';
import { regionsTexts } from '../rules/regions.texts.fr';
import { rejectionsTexts } from '../rules/rejections.texts.fr';
import { rolesTexts } from '../rules/roles.texts.fr';
import { statusesTexts } from '../rules/statuses.texts.fr';
import { swissTimeTexts } from '../rules/swiss-time.texts.fr';
import { templateKindsTexts } from '../rules/templates.texts.fr';
import { transitionsTexts } from '../rules/transitions.texts.fr';
import { fileFieldTexts } from '../ui/file-field/file-field.texts.fr';
import { starFieldTexts } from '../ui/star-field/star-field.texts.fr';
import { uiTexts } from '../ui/ui.texts.fr';

/** All translations of this bundle to French. */
export const translations = [
  remoteTexts,
  alertRhythmsTexts,
  advantagesTexts,
  benefitsTexts,
  choicesTexts,
  contactPersonTexts,
  displayTexts,
  durationsTexts,
  fileRulesTexts,
  interviewKindsTexts,
  matchReasonsTexts,
  moderationTexts,
  moneyTexts,
  noticeKindsTexts,
  passwordTexts,
  regionsTexts,
  rejectionsTexts,
  rolesTexts,
  statusesTexts,
  swissTimeTexts,
  templateKindsTexts,
  transitionsTexts,
  fileFieldTexts,
  starFieldTexts,
  uiTexts,
];
