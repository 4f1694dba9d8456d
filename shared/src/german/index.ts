import { remoteTexts } from '../remote/remote.texts.de';
import { alertRhythmsTexts } from '../rules/alerts.texts.de';
import { advantagesTexts } from '../rules/advantages.texts.de';
import { benefitsTexts } from '../rules/benefits.texts.de';
import { choicesTexts } from '../rules/choices.texts.de';
import { contactPersonTexts } from '../rules/contact-person.texts.de';
import { displayTexts } from '../rules/display.texts.de';
import { durationsTexts } from '../rules/durations.texts.de';
import { fileRulesTexts } from '../rules/files.texts.de';
import { interviewKindsTexts } from '../rules/interviews.texts.de';
import { matchReasonsTexts } from '../rules/match-reasons.texts.de';
import { moderationTexts } from '../rules/moderation.texts.de';
import { moneyTexts } from '../rules/money.texts.de';
import { noticeKindsTexts } from '../rules/notices.texts.de';
import { passwordTexts } from '../rules/password.texts.de';
import { regionsTexts } from '../rules/regions.texts.de';
import { rejectionsTexts } from '../rules/rejections.texts.de';
import { rolesTexts } from '../rules/roles.texts.de';
import { statusesTexts } from '../rules/statuses.texts.de';
import { swissTimeTexts } from '../rules/swiss-time.texts.de';
import { templateKindsTexts } from '../rules/templates.texts.de';
import { transitionsTexts } from '../rules/transitions.texts.de';
import { fileFieldTexts } from '../ui/file-field/file-field.texts.de';
import { starFieldTexts } from '../ui/star-field/star-field.texts.de';
import { uiTexts } from '../ui/ui.texts.de';

/** All translations of this bundle to German. */
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
