import { UNKNOWN } from './texts';

/** An address of the API that a text stands for. */
export interface ApiAddress {
  /** In lower case, with a slash at the end: `/api/jobs/{}/`. */
  readonly path: string;
  /**
   * How it is written: `absolute` begins with `/api/`; `relative` is what the http port takes; a `word` may as
   * well be another text, such as a name or a link.
   */
  readonly form: 'absolute' | 'within' | 'relative' | 'word';
}

/** Decodes a path as often as it is encoded, because each server on the way may decode it once. */
function decode(path: string): string {
  let text = path;
  for (let times = 0; times < 3 && text.includes('%'); times += 1)
    text = text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
      try {
        return decodeURIComponent(codes);
      } catch {
        return codes;
      }
    });
  return text;
}

/** Resolves dot segments and empty segments, as browser and server do together. */
function normalise(path: string): string {
  const segments: string[] = [];
  for (const segment of decode(path).replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}/`.toLowerCase().replaceAll(/(?:\{\})+/g, UNKNOWN);
}

/** Without what a browser ignores in an address, its query and its fragment. */
const strip = (text: string) =>
  text
    .replaceAll(/[\t\n\r]/g, '')
    .trim()
    .replace(/[?#].*$/s, '');

/** A scheme without two slashes behind it leads to the page's own origin. */
const ORIGIN = /^(?:https?|wss?):(?:[/\\]{2,}[^/\\]*)?/i;

/** The address of the API that a text stands for; undefined if it is none. */
export function toApiAddress(text: string): ApiAddress | undefined {
  const address = strip(text);
  const hasOrigin = ORIGIN.test(address);
  const rest = address.replace(ORIGIN, '');
  if (hasOrigin || /^[/\\]/.test(rest)) {
    const path = normalise(rest);
    if (path.startsWith('/api/')) return { path, form: hasOrigin ? 'within' : 'absolute' };
    return findWithin(path);
  }
  const path = normalise(rest);
  if (path.includes('/api/')) return findWithin(path);
  if (!/^[\w{}.%\\/~-]+$/.test(rest) || !/\w/.test(rest.replaceAll(UNKNOWN, ''))) return undefined;
  const form = /[/\\]$/.test(rest) && !rest.startsWith(UNKNOWN) ? 'relative' : 'word';
  return { path: normalise(`/api/${rest}`), form };
}

function findWithin(path: string): ApiAddress | undefined {
  const at = path.indexOf('/api/');
  return at === -1 ? undefined : { path: path.slice(at), form: 'within' };
}

/** True when a browser can be sent to a part of the API by the run-time part of an address. */
export function hidesPath(text: string): boolean {
  const address = strip(text);
  const [origin] = ORIGIN.exec(address) ?? [];
  if (origin !== undefined && !origin.includes(UNKNOWN) && /[/\\]/.test(address.slice(origin.length)))
    return toApiAddress(address) !== undefined && address.includes(UNKNOWN);
  return address.includes(UNKNOWN);
}

/** An address relative to another one; the latter does not matter for an absolute one. */
export function resolveAddress(address: string, base: string): string {
  if (/^(?:[a-z]+:|[/\\])/i.test(address.trim())) return address;
  const folder = base.replace(/[?#].*$/s, '').replace(/[^/]*$/, '');
  return folder.endsWith('/') ? folder + address : `${base}/${address}`;
}
