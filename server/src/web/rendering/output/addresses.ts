/** Where a page is: its address, and the origin of files on a CDN. */
export interface PagePlace {
  readonly url: string;
  readonly assetsUrl: string | undefined;
}

const LINKED = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** As an image, a drawing runs no script and loads nothing. */
const IMAGE = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/;
/** Browsers skip some of these inside of an address. */
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Most addresses of a page, which need no parsing. */
const HERE = /^(?:[#?]|\/(?![/\\]))/;

const resolve = (value: string, { url }: PagePlace): URL | undefined =>
  CONTROL.test(value) || !URL.canParse(value, url) ? undefined : new URL(value, url);

export const isLink = (value: string, place: PagePlace): boolean =>
  isOwn(value, place) || LINKED.has(resolve(value, place)?.protocol ?? '');

/** True for an address of the page's own origin. */
export function isOwn(value: string, place: PagePlace): boolean {
  if (HERE.test(value)) return !CONTROL.test(value);
  return resolve(value, place)?.origin === new URL(place.url).origin;
}

export function isImage(value: string, place: PagePlace): boolean {
  if (IMAGE.test(value)) return true;
  return isOwn(value, place) || resolve(value, place)?.origin === place.assetsUrl;
}

/** True if every image of a `srcset` is admitted; those in the address itself have no place there. */
export const areImages = (value: string, place: PagePlace): boolean =>
  value.split(',').every((candidate) => isImage(candidate.trim().split(/\s/)[0] ?? '', place));
