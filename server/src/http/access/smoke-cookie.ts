/** Marks requests of a smoke run: the server refuses writes and counts no view. */
export const SMOKE_COOKIE = 'smoke';

/** Signed, unlike the mark: pages where secrets are typed show the release of a run. */
export const SMOKE_PASS_COOKIE = 'smoke_pass';

/** Value of the cookie that asks for a page as visitors get it: rendered, although it shows a release that is not live. */
export const AS_RENDERED = 'rendered';

/** Header of such a page if the server could not render it, with the reason if one is known, percent-encoded. */
export const NOT_RENDERED = 'x-not-rendered';
