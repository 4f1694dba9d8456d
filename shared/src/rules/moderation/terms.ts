/** Version of the terms: the day of their last change, `YYYY-MM-DD`. Kept with each application. */
export const TERMS_VERSION = '2026-11-26';
