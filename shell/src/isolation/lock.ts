/**
 * Globals that every part of a page relies on. The shell uses the same names, so the locked reference is also
 * the shell's.
 */
const NAMES =
  'Object Function Array String Number Boolean Symbol Promise Map Set WeakMap WeakSet WeakRef RegExp Date Proxy Intl JSON Math Reflect Request Response Headers URL URLSearchParams AbortController AbortSignal FormData EventTarget Event CustomEvent MessagePort MessageChannel Node Element Document History Storage MutationObserver IntersectionObserver ResizeObserver PerformanceObserver CustomElementRegistry CookieStore cookieStore EventSource XMLHttpRequest StyleSheet CSSStyleSheet DOMTokenList HTMLScriptElement HTMLLinkElement HTMLFormElement setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame requestIdleCallback structuredClone getComputedStyle matchMedia scrollTo history navigator localStorage sessionStorage customElements performance crypto isNaN parseInt parseFloat encodeURIComponent decodeURIComponent metierAdmit'.split(
    ' ',
  );

/**
 * Not locked: instances assign some of these, which a locked prototype forbids; engines base fast paths on
 * the others.
 */
const UNLOCKED =
  'constructor toString valueOf then resolve push name length next exec flags prototype __proto__'.split(' ');

/** Polyfills assign methods on instances of these, so they are watched instead of locked. */
const COLLECTION = /^(Weak)?(Map|Set)$/;

function lockProperty(target: object, key: string): void {
  const slot = Object.getOwnPropertyDescriptor(target, key);
  if (!slot?.configurable) return;

  Object.defineProperty(target, key, {
    configurable: false,
    ...('value' in slot && { writable: false }),
  });
}

function lockAll(target: object): void {
  for (const key of Object.getOwnPropertyNames(target))
    if (!UNLOCKED.includes(key) && !key.startsWith('on')) lockProperty(target, key);
}

/**
 * Makes the existing globals and built-in methods constant: a later assignment throws in the code that makes
 * it and affects no other code.
 */
export function lockBuiltIns(): void {
  for (const name of NAMES) {
    const value: unknown = Reflect.get(window, name);
    if (typeof value === 'function') {
      lockAll(value);
      if (value.prototype && !COLLECTION.test(name)) lockAll(value.prototype as object);
    } else if (value && Object.prototype.toString.call(value) === `[object ${name}]`) lockAll(value);
    lockProperty(window, name);
  }
  // Additions to these would appear in every object of the page.
  for (const { prototype } of [Object, Array, Function, String, Promise]) Object.preventExtensions(prototype);
}
