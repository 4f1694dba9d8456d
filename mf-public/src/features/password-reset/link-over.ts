const LINK_OVER = 'link-over';

/** Page to request a new link, with a notice that the previous one has expired. */
export const LINK_OVER_ADDRESS = `/forgot-password?note=${LINK_OVER}`;

export const isLinkOver = (query: URLSearchParams) => query.get('note') === LINK_OVER;
