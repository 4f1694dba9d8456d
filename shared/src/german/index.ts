import { remoteTexts } from '../remote/remote.texts.de';
import { alertRhythmsTexts } from '../rules/messages/alerts.texts.de';
import { advantagesTexts } from '../rules/choices/advantages.texts.de';
import { benefitsTexts } from '../rules/descriptions/benefits.texts.de';
import { choicesTexts } from '../rules/choices/choices.texts.de';
import { contactPersonTexts } from '../rules/jobs/contact-person.texts.de';
import { displayTexts } from '../rules/display/display.texts.de';
import { durationsTexts } from '../rules/time/durations.texts.de';
import { fileRulesTexts } from '../rules/files/files.texts.de';
import { interviewKindsTexts } from '../rules/interviews/interviews.texts.de';
import { matchReasonsTexts } from '../rules/jobs/match-reasons.texts.de';
import { moderationTexts } from '../rules/moderation/moderation.texts.de';
import { moneyTexts } from '../rules/money/money.texts.de';
import { noticeKindsTexts } from '../rules/messages/notices.texts.de';
import { passwordTexts } from '../rules/people/password.texts.de';
import { regionsTexts } from '../rules/places/regions.texts.de';
import { rejectionsTexts } from '../rules/applications/rejections.texts.de';
import { rolesTexts } from '../rules/people/roles.texts.de';
import { statusesTexts } from '../rules/applications/statuses.texts.de';
import { swissTimeTexts } from '../rules/time/swiss-time.texts.de';
import { templateKindsTexts } from '../rules/messages/templates.texts.de';
import { transitionsTexts } from '../rules/applications/transitions.texts.de';
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
