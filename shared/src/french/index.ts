import { remoteTexts } from '../remote/remote.texts.fr';
import { alertRhythmsTexts } from '../rules/messages/alerts.texts.fr';
import { advantagesTexts } from '../rules/choices/advantages.texts.fr';
import { benefitsTexts } from '../rules/descriptions/benefits.texts.fr';
import { choicesTexts } from '../rules/choices/choices.texts.fr';
import { contactPersonTexts } from '../rules/jobs/contact-person.texts.fr';
import { displayTexts } from '../rules/display/display.texts.fr';
import { durationsTexts } from '../rules/time/durations.texts.fr';
import { fileRulesTexts } from '../rules/files/files.texts.fr';
import { interviewKindsTexts } from '../rules/interviews/interviews.texts.fr';
import { matchReasonsTexts } from '../rules/jobs/match-reasons.texts.fr';
import { moderationTexts } from '../rules/moderation/moderation.texts.fr';
import { moneyTexts } from '../rules/money/money.texts.fr';
import { noticeKindsTexts } from '../rules/messages/notices.texts.fr';
import { passwordTexts } from '../rules/people/password.texts.fr';
import { regionsTexts } from '../rules/places/regions.texts.fr';
import { rejectionsTexts } from '../rules/applications/rejections.texts.fr';
import { rolesTexts } from '../rules/people/roles.texts.fr';
import { statusesTexts } from '../rules/applications/statuses.texts.fr';
import { swissTimeTexts } from '../rules/time/swiss-time.texts.fr';
import { templateKindsTexts } from '../rules/messages/templates.texts.fr';
import { transitionsTexts } from '../rules/applications/transitions.texts.fr';
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
