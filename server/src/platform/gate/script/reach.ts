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

/** The host of an address; `{}` stands for a part that is known only at run time. */
export const hostOf = (text: string): string | undefined =>
  /^(?:https?|wss?):[/\\]{2}([^/\\?#\s"'<>]+)/i.exec(text.trim())?.[1]?.toLowerCase();
