import { remoteTexts } from '../remote/remote.texts.it';
import { alertRhythmsTexts } from '../rules/messages/alerts.texts.it';
import { advantagesTexts } from '../rules/choices/advantages.texts.it';
import { benefitsTexts } from '../rules/descriptions/benefits.texts.it';
import { choicesTexts } from '../rules/choices/choices.texts.it';
import { contactPersonTexts } from '../rules/jobs/contact-person.texts.it';
import { displayTexts } from '../rules/display/display.texts.it';
import { durationsTexts } from '../rules/time/durations.texts.it';
import { fileRulesTexts } from '../rules/files/files.texts.it';
import { interviewKindsTexts } from '../rules/interviews/interviews.texts.it';
import { matchReasonsTexts } from '../rules/jobs/match-reasons.texts.it';
import { moderationTexts } from '../rules/moderation/moderation.texts.it';
import { moneyTexts } from '../rules/money/money.texts.it';
import { noticeKindsTexts } from '../rules/messages/notices.texts.it';
import { passwordTexts } from '../rules/people/password.texts.it';
import { regionsTexts } from '../rules/places/regions.texts.it';
import { rejectionsTexts } from '../rules/applications/rejections.texts.it';
import { rolesTexts } from '../rules/people/roles.texts.it';
import { statusesTexts } from '../rules/applications/statuses.texts.it';
import { swissTimeTexts } from '../rules/time/swiss-time.texts.it';
import { templateKindsTexts } from '../rules/messages/templates.texts.it';
import { transitionsTexts } from '../rules/applications/transitions.texts.it';
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
