const LINK_OVER = 'link-over';

/** Page to request a new link, with a notice that the previous one has expired. */
export const EXPIRED_LINK_URL = `/forgot-password?note=${LINK_OVER}`;

export const isLinkExpired = (query: URLSearchParams) => query.get('note') === LINK_OVER;
