/** Ways to keep something in a browser. */
const STORES: ReadonlySet<string> = new Set([
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
]);

/** The name of a storage that a global or a member is; undefined for anything else. */
export const storeOf = (global: string | undefined, member?: string): string | undefined => {
  if (global === 'document' && member === 'cookie') return 'document.cookie';
  return global !== undefined && STORES.has(global) ? global : undefined;
};

/** The host of an address in ASCII, as browsers ask for it; `{}` stands for a part that is known only at run time. */
export function hostOf(text: string): string | undefined {
  const [, host] = /^(?:https?|wss?):[/\\]{2}([^/\\?#\s"'<>]+)/i.exec(text.trim()) ?? [];
  if (host === undefined) return undefined;
  const address = `https://${host}`;
  return URL.canParse(address) ? new URL(address).host : host.toLowerCase().replaceAll(/[^\x21-\x7e]/g, '?');
}
