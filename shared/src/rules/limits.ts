/** How many entries stand on one page of each list. */
export const PAGE_SIZES = { home: 6, seekerDashboard: 3, providerDashboard: 4 } as const;

/** The most entries that one answer of the API may hold. */
export const MAX_PAGE_SIZE = 100;

export const HTTP_TIMEOUT_MS = 5_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
/** A script or style sheet of a release that has not come by then is given up; also in tools/webpack/integrity-plugin.cjs. */
export const LOAD_LIMIT_MS = 8_000;
export const TOAST_MS = 3_000;
/** How long the dialog of a sent application stays before the product goes on by itself. */
export const SUCCESS_REDIRECT_MS = 3_000;
export const UPLOAD_SUCCESS_MS = 3_000;

/** Percent that a simulated upload progress shows at most before the upload is done. */
export const UPLOAD_PROGRESS_CAP = 90;

/** The button back to the top appears below this many pixels of scrolling. */
export const SCROLL_TO_TOP_PX = 300;

/** Characters that a message may have at most. */
export const MESSAGE_MAX_LENGTH = 10_000;

/** How many requirements the summary beside the application form shows. */
export const APPLY_SUMMARY_REQUIREMENTS = 2;

/** Percent; an existing job may also be set to 0. */
export const ACTIVITY_RATE_LIMITS = { newJobMin: 1, editedJobMin: 0, max: 100 } as const;

export const DEFAULT_CURRENCY = 'CHF';

/** What a job shows where it says nothing. */
export const DISPLAY_DEFAULTS = {
  company: 'Unknown Company',
  location: 'Remote',
  type: 'Full Time',
  salary: 'Competitive',
  activityRate: 100,
  posted: 'Recently',
} as const;
