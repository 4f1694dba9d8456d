import { remoteTexts } from '../remote/remote.texts.it';
import { alertRhythmsTexts } from '../rules/alerts.texts.it';
import { advantagesTexts } from '../rules/advantages.texts.it';
import { benefitsTexts } from '../rules/benefits.texts.it';
import { choicesTexts } from '../rules/choices.texts.it';
import { contactPersonTexts } from '../rules/contact-person.texts.it';
import { displayTexts } from '../rules/display.texts.it';
import { durationsTexts } from '../rules/durations.texts.it';
import { fileRulesTexts } from '../rules/files.texts.it';
import { interviewKindsTexts } from '../rules/interviews.texts.it';
import { matchReasonsTexts } from '../rules/match-reasons.texts.it';
import { moderationTexts } from '../rules/moderation.texts.it';
import { moneyTexts } from '../rules/money.texts.it';
import { noticeKindsTexts } from '../rules/notices.texts.it';
import { passwordTexts } from '../rules/password.texts.it';
import { regionsTexts } from '../rules/regions.texts.it';
import { rejectionsTexts } from '../rules/rejections.texts.it';
import { rolesTexts } from '../rules/roles.texts.it';
import { statusesTexts } from '../rules/statuses.texts.it';
import { swissTimeTexts } from '../rules/swiss-time.texts.it';
import { templateKindsTexts } from '../rules/templates.texts.it';
import { transitionsTexts } from '../rules/transitions.texts.it';
import { fileFieldTexts } from '../ui/file-field/file-field.texts.it';
import { starFieldTexts } from '../ui/star-field/star-field.texts.it';
import { uiTexts } from '../ui/ui.texts.it';

/** All translations of this bundle to Italian. */
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
