export { ALERT_RHYTHMS, MAX_ALERT_NAME, type AlertRhythm } from './alerts';
export { alertRhythmsTexts } from './alerts.texts';
export { listBenefitPresets } from './list-benefit-presets';
export { advantagesTexts } from './advantages.texts';
export { benefitsTexts } from './benefits.texts';
export { BENEFIT_PRESETS, DEFAULT_BENEFIT_ICON, normaliseBenefits, type Benefit } from './benefits';
export { CHANNELS } from './channels';
export {
  ACTIVITY_RATES,
  CONTRACT_TYPES,
  EXPERIENCE_CHOICES,
  JOB_LANGUAGES,
  labelOf,
  NEW_JOB_DEFAULTS,
  REVIEW_FILTERS,
  SALARY_TYPES,
  valuesOf,
  WORK_MODES,
  type ActivityRate,
  type Choice,
  type ContractType,
  type ExperienceChoice,
  type JobLanguage,
  type ReviewFilter,
  type SalaryType,
  type WorkMode,
} from './choices';
export { choicesTexts } from './choices.texts';
export { nameOffSite } from './name-off-site';
export { withClosingStep, type ClosingStep } from './closing-step';
export { contactPersonTexts } from './contact-person.texts';
export { findContactFaults, type ContactPerson } from './contact-person';
export { findCommonContract, nameContractRange, nameContracts, type ContractRange } from './contract-range';
export { formatCount, formatDecimal } from './counts';
export { age, endOfSwissDay, formatDate, isBirthdate, isDate, swissToday } from './dates';
export { daysUntil, DEADLINE_NEAR_DAYS, describeDaysLeft, isPastDeadline } from './deadlines';
export { describeDecision, describeHold } from './describe-decision';
export { displayTexts } from './display.texts';
export { durationsTexts } from './durations.texts';
export { normaliseDescription, type JobDescription } from './description';
export { parseDescription } from './description-parser';
export { serializeDescription } from './description-serializer';
export { isEmailAddress } from './email';
export { checkFile } from './check-file';
export { FILE_RULES, type FileRule } from './files';
export { fileRulesTexts } from './files.texts';
export { companyPath, readCompanyId } from './company-path';
export { readId } from './ids';
export { shorten } from './one-line';
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
} from './limits';
export { MATCH_REASONS } from './match-reasons';
export { matchReasonsTexts } from './match-reasons.texts';
export { PER_MONTH, toMonthlySalary } from './comparable-salary';
export { formatJobRate, formatJobSalary, payRateOf, toMonthlyRange, type JobPay } from './job-ranges';
export { moneyTexts } from './money.texts';
export { formatMoney, formatSalary, parseMoney } from './money';
export { checkInterviewPlace } from './interview-place';
export { interviewKindsTexts } from './interviews.texts';
export {
  canOfferInterview,
  INTERVIEW_KINDS,
  INTERVIEW_LIMITS,
  INTERVIEW_STATES,
  isInterviewOpen,
  readInterviewers,
  type InterviewKind,
  type InterviewState,
} from './interviews';
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
} from './moderation';
export { moderationTexts } from './moderation.texts';
export { nameRegions } from './name-regions';
export { pageCount, pageItems } from './pages';
export { passwordStrength, STRENGTH_LABELS, type PasswordStrength } from './password';
export { passwordTexts } from './password.texts';
export { isPhoneNumber } from './phone-numbers';
export { pickFields } from './pick-fields';
export { isPostalCode } from './postal-codes';
export { averageRating, isCritical, isPositive, stars } from './rating';
export { loginUrl, sanitizeRedirect } from './redirect';
export { REGIONS } from './regions';
export { regionsTexts } from './regions.texts';
export { readBlocks, readSpans, toPlainText, type TextBlock, type TextSpan } from './rich-text';
export {
  DAILY_MAIL,
  listNoticeKinds,
  MAIL_RHYTHMS,
  NOTICE_KINDS,
  type MailRhythm,
  type NoticeKind,
} from './notices';
export { nameSubscription } from './name-subscription';
export { noticeKindsTexts } from './notices.texts';
export { explainRejection } from './explain-rejection';
export { rejectionsTexts } from './rejections.texts';
export { DEFAULT_REJECTION_TEXT, REJECTION_REASONS, UNDO_MS, type RejectionReason } from './rejections';
export {
  nextReminder,
  REMINDER_DAYS,
  UNDECIDED_DAYS,
  UNDECIDED_STATUSES,
  type ReminderState,
} from './reminders';
export { describeResponseTime } from './response-time';
export { isReviewable } from './reviews';
export { ACCOUNT_TYPES, ROLES, isAccountType, isRole, type AccountType, type Role } from './roles';
export { roleGuardMessage } from './role-guard-message';
export { rolesTexts } from './roles.texts';
export {
  ACCESSES,
  canOverlap,
  findClaims,
  isOpenTo,
  isSamePath,
  matchesPath,
  type Access,
} from './route-access';
export { canBothMatch, isPlainPattern, isWithin, pathToGrant, toSubtreePattern } from './route-patterns';
export { isShellRoute, SHELL_ROUTES } from './shell-routes';
export { readSkills, writeSkills } from './skills';
export {
  APPLICATION_STATUSES,
  hasEnded,
  readStatus,
  STATUS_LABELS,
  timestampField,
  TIMELINE,
  type ApplicationStatus,
  type TimestampField,
} from './statuses';
export { statusesTexts } from './statuses.texts';
export { swissTimeTexts } from './swiss-time.texts';
export { formatSwissClock, formatSwissDay, formatSwissMoment, readSwissTime, toSwissDay } from './swiss-time';
export { templateKindsTexts } from './templates.texts';
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
} from './templates';
export { readTheme, THEME_COLORS, THEME_COOKIE, THEMES, type Theme } from './theme';
export { transitionsTexts } from './transitions.texts';
export { buildTimeline, type ApplicationProgress, type TimelineStep } from './timeline';
export {
  checkTransition,
  explainRefusal,
  nextStatuses,
  quickMoves,
  type QuickMove,
  type TransitionResult,
} from './transitions';
export { french, german, italian } from './languages/formats';
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
export { translateSkill } from './skill-names';
export { isVersionOf } from './versions';
export { formatDuration } from './durations';
export { completeWebAddress, isWebAddress, shortenWebAddress } from './web-addresses';
export { TERMS_VERSION } from './terms';
