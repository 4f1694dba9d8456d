export { ALERT_RHYTHMS, MAX_ALERT_NAME, type AlertRhythm } from './alerts';
export { BENEFIT_PRESETS, DEFAULT_BENEFIT_ICON, normaliseBenefits, type Benefit } from './benefits';
export { CHANNELS } from './channels';
export {
  ACTIVITY_RATES,
  CONTRACT_TYPES,
  EXPERIENCE_CHOICES,
  JOB_LANGUAGES,
  labelOf,
  nameOffSite,
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
export { withClosingStep, type ClosingStep } from './closing-step';
export { findContactFaults, type ContactPerson } from './contact-person';
export { findCommonContract, nameContractRange, nameContracts, type ContractRange } from './contract-range';
export { formatCount } from './counts';
export { age, endOfSwissDay, formatDate, isBirthdate, isDate, swissToday } from './dates';
export { daysUntil, DEADLINE_NEAR_DAYS, describeDaysLeft, isPastDeadline } from './deadlines';
export { normaliseDescription, type JobDescription } from './description';
export { parseDescription } from './description-parser';
export { serializeDescription } from './description-serializer';
export { isEmailAddress } from './email';
export { checkFile, FILE_RULES, type FileRule } from './files';
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
export { PER_MONTH, toMonthlySalary } from './comparable-salary';
export { formatJobRate, formatJobSalary, payRateOf, toMonthlyRange, type JobPay } from './job-ranges';
export { formatMoney, formatSalary, parseMoney } from './money';
export {
  canOfferInterview,
  checkInterviewPlace,
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
  describeDecision,
  describeHold,
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
export { pageCount, pageItems } from './pages';
export { passwordStrength, STRENGTH_LABELS, type PasswordStrength } from './password';
export { isPhoneNumber } from './phone-numbers';
export { pickFields } from './pick-fields';
export { isPostalCode } from './postal-codes';
export { averageRating, isCritical, isPositive, stars } from './rating';
export { loginUrl, sanitizeRedirect } from './redirect';
export { REGIONS } from './regions';
export { readBlocks, readSpans, toPlainText, type TextBlock, type TextSpan } from './rich-text';
export {
  DAILY_MAIL,
  listNoticeKinds,
  MAIL_RHYTHMS,
  nameSubscription,
  NOTICE_KINDS,
  type MailRhythm,
  type NoticeKind,
} from './notices';
export {
  DEFAULT_REJECTION_TEXT,
  explainRejection,
  REJECTION_REASONS,
  UNDO_MS,
  type RejectionReason,
} from './rejections';
export {
  nextReminder,
  REMINDER_DAYS,
  UNDECIDED_DAYS,
  UNDECIDED_STATUSES,
  type ReminderState,
} from './reminders';
export { describeResponseTime } from './response-time';
export { isReviewable } from './reviews';
export {
  ACCOUNT_TYPES,
  ROLES,
  roleGuardMessage,
  isAccountType,
  isRole,
  type AccountType,
  type Role,
} from './roles';
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
export { formatSwissClock, formatSwissDay, formatSwissMoment, readSwissTime, toSwissDay } from './swiss-time';
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
export { buildTimeline, type ApplicationProgress, type TimelineStep } from './timeline';
export {
  checkTransition,
  explainRefusal,
  nextStatuses,
  quickMoves,
  type QuickMove,
  type TransitionResult,
} from './transitions';
export { isVersionOf } from './versions';
export { formatDuration } from './durations';
export { completeWebAddress, isWebAddress, shortenWebAddress } from './web-addresses';
export { TERMS_VERSION } from './terms';
