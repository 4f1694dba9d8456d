export { ALERT_RHYTHMS, MAX_ALERT_NAME, type AlertRhythm } from './messages/alerts';
export { alertRhythmsTexts } from './messages/alerts.texts';
export { listBenefitPresets } from './descriptions/list-benefit-presets';
export { advantagesTexts } from './choices/advantages.texts';
export { benefitsTexts } from './descriptions/benefits.texts';
export {
  BENEFIT_PRESETS,
  DEFAULT_BENEFIT_ICON,
  normaliseBenefits,
  type Benefit,
} from './descriptions/benefits';
export { CHANNELS } from './releases/channels';
export * from './choices/choices';
export { choicesTexts } from './choices/choices.texts';
export * from './choices/company-facts';
export { companyFactsTexts } from './choices/company-facts.texts';
export { nameOffSite } from './choices/name-off-site';
export { withClosingStep, type ClosingStep } from './applications/closing-step';
export { contactPersonTexts } from './jobs/contact-person.texts';
export { findContactFaults, type ContactPerson } from './jobs/contact-person';
export {
  findCommonContract,
  nameContractRange,
  nameContracts,
  type ContractRange,
} from './releases/contract-range';
export { formatCount, formatDecimal, formatDistance } from './values/counts';
export { age, endOfSwissDay, formatDate, isBirthdate, isDate, swissToday } from './time/dates';
export { daysUntil, DEADLINE_NEAR_DAYS, describeDaysLeft, isPastDeadline } from './jobs/deadlines';
export { describeDecision, describeHold } from './moderation/describe-decision';
export { displayTexts } from './display/display.texts';
export { normaliseDescription, removeBullet, type JobDescription } from './descriptions/description';
export { parseDescription } from './descriptions/description-parser';
export { serializeDescription } from './descriptions/description-serializer';
export { isEmailAddress } from './people/email';
export { checkFile } from './files/check-file';
export { FILE_RULES, type FileRule } from './files/files';
export { fileRulesTexts } from './files/files.texts';
export { warnOfFile } from './files/warn-of-file';
export { companyPath, readCompanyId } from './places/company-path';
export { readId } from './values/ids';
export { cleanLine, shorten } from './values/one-line';
export {
  ACTIVITY_RATE_LIMITS,
  APPLY_SUMMARY_REQUIREMENTS,
  DEFAULT_CURRENCY,
  DISPLAY_DEFAULTS,
  HTTP_TIMEOUT_MS,
  LOAD_TIMEOUT_MS,
  MAX_EXPORTED,
  MAX_PAGE_SIZE,
  MESSAGE_MAX_LENGTH,
  PAGE_SIZES,
  SCROLL_TO_TOP_PX,
  SUCCESS_REDIRECT_MS,
  TOAST_MS,
  UPLOAD_PROGRESS_CAP,
  UPLOAD_SUCCESS_MS,
  UPLOAD_TIMEOUT_MS,
} from './values/limits';
export { MATCH_REASONS } from './jobs/match-reasons';
export { matchReasonsTexts } from './jobs/match-reasons.texts';
export { PER_MONTH, toMonthlySalary } from './money/comparable-salary';
export { formatJobRate, formatJobSalary, payRateOf, toMonthlyRange, type JobPay } from './jobs/job-ranges';
export { moneyTexts } from './money/money.texts';
export { formatMoney, formatSalary, parseMoney } from './money/money';
export { checkInterviewPlace } from './interviews/interview-place';
export { interviewKindsTexts } from './interviews/interviews.texts';
export {
  canOfferInterview,
  INTERVIEW_KINDS,
  INTERVIEW_LIMITS,
  INTERVIEW_STATES,
  isInterviewOpen,
  readInterviewers,
  type InterviewKind,
  type InterviewState,
} from './interviews/interviews';
export {
  ALL_REPORT_REASONS,
  APPEALABLE_ACTIONS,
  HOLD_LABELS,
  HOLDS,
  listModerationActions,
  listReportReasons,
  MAX_MODERATION_TEXT,
  MODERATION_ACTIONS,
  REPORT_REASONS,
  REPORT_TARGETS,
  SYSTEM_REASONS,
  type CaseSituation,
  type Hold,
  type ModerationAction,
  type ReportReason,
  type ReportTarget,
} from './moderation/moderation';
export { moderationTexts } from './moderation/moderation.texts';
export { nameRegions } from './places/name-regions';
export { pageCount, pageItems } from './values/pages';
export { passwordStrength, STRENGTH_LABELS, type PasswordStrength } from './people/password';
export { passwordTexts } from './people/password.texts';
export { isPhoneNumber, normalisePhoneNumber } from './people/phone-numbers';
export { pickFields } from './values/pick-fields';
export { isPostalCode } from './people/postal-codes';
export { averageRating, isCritical, isPositive, stars } from './applications/rating';
export { loginUrl, sanitizeRedirect } from './addresses/redirect';
export { ABROAD, REGIONS } from './places/regions';
export { regionsTexts } from './places/regions.texts';
export { readBlocks, readSpans, toPlainText, type TextBlock, type TextSpan } from './descriptions/rich-text';
export {
  DAILY_MAIL,
  listNoticeKinds,
  MAIL_RHYTHMS,
  NOTICE_KINDS,
  type MailRhythm,
  type NoticeKind,
} from './messages/notices';
export { nameSubscription } from './messages/name-subscription';
export { noticeKindsTexts } from './messages/notices.texts';
export { explainRejection } from './applications/explain-rejection';
export { rejectionsTexts } from './applications/rejections.texts';
export {
  DEFAULT_REJECTION_TEXT,
  leaveOutReason,
  REJECTION_REASONS,
  UNDO_MS,
  type RejectionReason,
} from './applications/rejections';
export {
  nextReminder,
  REMINDER_DAYS,
  UNDECIDED_DAYS,
  UNDECIDED_STATUSES,
  type ReminderState,
} from './applications/reminders';
export { daysFrom, describeDay } from './time/relative-days';
export { describeResponseTime } from './time/response-time';
export { isReviewable } from './applications/reviews';
export { ACCOUNT_TYPES, ROLES, isAccountType, isRole, type AccountType, type Role } from './people/roles';
export { roleGuardMessage } from './people/role-guard-message';
export { rolesTexts } from './people/roles.texts';
export {
  ACCESSES,
  canOverlap,
  findClaims,
  isOpenTo,
  isSamePath,
  matchesPath,
  type Access,
} from './addresses/route-access';
export {
  canBothMatch,
  isPlainPattern,
  isWithin,
  pathToGrant,
  toSubtreePattern,
} from './addresses/route-patterns';
export { findOwnDocument, type OwnDocument } from './addresses/own-documents';
export { isShellRoute, SHELL_ROUTES } from './addresses/shell-routes';
export { readSkills, writeSkills } from './people/skills';
export {
  APPLICATION_STATUSES,
  hasEnded,
  readStatus,
  STATUS_LABELS,
  timestampField,
  TIMELINE,
  type ApplicationStatus,
  type TimestampField,
} from './applications/statuses';
export { statusesTexts } from './applications/statuses.texts';
export { swissTimeTexts } from './time/swiss-time.texts';
export {
  formatSwissClock,
  formatSwissDay,
  formatSwissMoment,
  readSwissTime,
  toSwissDay,
} from './time/swiss-time';
export { templateKindsTexts } from './messages/templates.texts';
export {
  DEFAULT_CLOSING_TEXT,
  fillTemplate,
  findUnknownPlaceholder,
  PLACEHOLDERS,
  TEMPLATE_KINDS,
  TEMPLATE_MAX_LENGTH,
  type Placeholder,
  type PlaceholderValues,
  type TemplateKind,
} from './messages/templates';
export { readTheme, THEME_COLORS, THEME_COOKIE, THEMES, type Theme } from './display/theme';
export { transitionsTexts } from './applications/transitions.texts';
export { buildTimeline, type ApplicationProgress, type TimelineStep } from './applications/timeline';
export {
  checkTransition,
  explainRefusal,
  nextStatuses,
  quickMoves,
  type QuickMove,
  type TransitionResult,
} from './applications/transitions';
export { french, german, italian } from './display/formats';
export {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_NAMES,
  LANGUAGES,
  OFFERED_LANGUAGES,
  readAcceptedLanguage,
  readLanguage,
  type Language,
  type OtherLanguage,
} from './languages/languages';
export { langOfFrench } from './languages/lang-of-french';
export { addressIn, splitLanguage, type LanguageAddress } from './languages/language-address';
export { toInlineLabel } from './languages/inline-label';
export { formatList } from './languages/lists';
export type { ListTranslations } from './languages/list-translations';
export { plural, type PluralForms } from './languages/plural';
export {
  addTranslations,
  defineTexts,
  textsIn,
  translate,
  type TranslatedTexts,
  type Translation,
} from './languages/texts';
export { textsOf, withLabels } from './languages/texts-of';
export { SKILL_NAMES, translateSkill } from './people/skill-names';
export { isVersionOf } from './releases/versions';
export { durationsTexts, formatDuration } from './time/durations';
export { completeWebAddress, isWebAddress, shortenWebAddress } from './addresses/web-addresses';
export { TERMS_VERSION } from './moderation/terms';
