/** What every part of a page relies on. The shell uses these names, too: what is locked is its own reference. */
const NAMES =
  'Object Function Array String Number Boolean Symbol Promise Map Set WeakMap WeakSet WeakRef RegExp Date Proxy Intl JSON Math Reflect Request Response Headers URL URLSearchParams AbortController AbortSignal FormData EventTarget Event CustomEvent MessagePort MessageChannel Node Element Document History Storage MutationObserver IntersectionObserver ResizeObserver PerformanceObserver CustomElementRegistry EventSource XMLHttpRequest StyleSheet CSSStyleSheet DOMTokenList HTMLScriptElement HTMLLinkElement HTMLFormElement setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame cancelAnimationFrame requestIdleCallback structuredClone getComputedStyle matchMedia scrollTo history navigator localStorage sessionStorage customElements performance crypto isNaN parseInt parseFloat encodeURIComponent decodeURIComponent metierAdmit'.split(
    ' ',
  );

/** Instances set some of these by assignment, which a locked one would forbid; on the others engines base fast paths. */
const LEFT =
  'constructor toString valueOf then resolve push name length next exec flags prototype __proto__'.split(' ');

/** Polyfills put methods of their own on instances of these; they are watched. */
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
    if (!LEFT.includes(key) && !key.startsWith('on')) lockProperty(target, key);
}

/**
 * Makes the globals and built-in methods that are in the page constant: an assignment from then on throws in the code
 * that makes it, and changes nothing for others.
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
