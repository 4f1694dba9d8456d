export { BENEFIT_PRESETS, DEFAULT_BENEFIT_ICON, normaliseBenefits, type Benefit } from './benefits';
export {
  ACTIVITY_RATES,
  CONTRACT_TYPES,
  EXPERIENCE_CHOICES,
  labelOf,
  NEW_JOB_DEFAULTS,
  REVIEW_FILTERS,
  SALARY_TYPES,
  type ActivityRate,
  type Choice,
  type ContractType,
  type ExperienceChoice,
  type ReviewFilter,
  type SalaryType,
} from './choices';
export { findCommonContract, nameContractRange, nameContracts } from './contract-window';
export { formatCount } from './counts';
export { age, formatDate, isDate } from './dates';
export { normaliseDescription, type JobDescription } from './description';
export { readDescription } from './description-reader';
export { writeDescription } from './description-writer';
export { checkFile, FILE_RULES, type FileRule } from './files';
export { readId } from './ids';
export {
  ACTIVITY_RATE_LIMITS,
  APPLY_SUMMARY_REQUIREMENTS,
  DEFAULT_CURRENCY,
  DISPLAY_DEFAULTS,
  HTTP_TIMEOUT_MS,
  LOAD_LIMIT_MS,
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
export { formatMoney, formatSalary, parseMoney } from './money';
export { pageCount, pageItems } from './pages';
export { passwordStrength, STRENGTH_LABELS, type PasswordStrength } from './password';
export { averageRating, isCritical, isPositive, stars } from './rating';
export { loginAddress, readRedirect } from './redirect';
export { REGIONS, type Region } from './regions';
export { isReviewable } from './reviews';
export { ACCOUNT_TYPES, explainRoleGuard, isAccountType, type AccountType } from './roles';
export { canOverlap, findClaims, isOpenTo, isSamePath, matchesPath, type Access } from './route-access';
export { canBothMatch, isPlainPattern, isWithin, pathToGrant, toTerritory } from './route-patterns';
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
export { readTheme, THEME_COLORS, THEME_COOKIE, THEMES, type Theme } from './theme';
export { traceProgress, type Progress, type TimelineStep } from './timeline';
export { checkMove, nextStatuses, type MoveVerdict } from './transitions';
export { isVersionOf } from './versions';
export { formatWait } from './waits';
export { isWebAddress, shortenWebAddress } from './web-addresses';
