/** Entries per page of each list. */
export const PAGE_SIZES = { home: 6, seekerDashboard: 3, providerDashboard: 4 } as const;

/** Upper bound of entries in one API response. */
export const MAX_PAGE_SIZE = 100;

/** Maximum number of applications in one CSV file. */
export const MAX_EXPORTED = 5000;

export const HTTP_TIMEOUT_MS = 5_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
/**
 * Timeout for loading a script or style sheet of a release; duplicated in packages/build/src/plugins/integrity-plugin.cjs.
 */
export const LOAD_TIMEOUT_MS = 8_000;
export const TOAST_MS = 3_000;
/** How long the success dialog of an application is shown before the redirect. */
export const SUCCESS_REDIRECT_MS = 3_000;
export const UPLOAD_SUCCESS_MS = 3_000;

/** Upper bound in percent of a simulated upload progress until the upload has finished. */
export const UPLOAD_PROGRESS_CAP = 90;

/** Scroll offset in pixels from which the back-to-top button is shown. */
export const SCROLL_TO_TOP_PX = 300;

/** Maximum length of a message in characters. */
export const MESSAGE_MAX_LENGTH = 10_000;

/** Number of requirements in the summary next to the application form. */
export const APPLY_SUMMARY_REQUIREMENTS = 2;

/** Percent; an existing job may also be set to 0. */
export const ACTIVITY_RATE_LIMITS = { newJobMin: 1, editedJobMin: 0, max: 100 } as const;

export const DEFAULT_CURRENCY = 'CHF';

/** Displayed instead of missing job fields. */
export const DISPLAY_DEFAULTS = {
  company: 'Unknown Company',
  location: 'Remote',
  type: 'Full Time',
  salary: 'Competitive',
  activityRate: 100,
  posted: 'Recently',
} as const;
