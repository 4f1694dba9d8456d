const LINK_OVER = 'link-over';

/** The page to ask for a new link, which says that the old one is over. */
export const LINK_OVER_ADDRESS = `/forgot-password?note=${LINK_OVER}`;

export const isLinkOver = (query: URLSearchParams) => query.get('note') === LINK_OVER;
