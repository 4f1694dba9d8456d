import { findOwnDocument } from '@metier/sdk/rules';
import type { ReleaseName } from '../base/release-name';
import { findCallingRemote } from './find-caller';
import { replaceMethod, type Method } from './replace-method';
import { isShown } from './shown-releases';

/** Called when a release tries to change shared page state. */
export type OnTamper = (release: ReleaseName | undefined, what: string) => void;

/** Blocks a method for the code of remotes; the shell and its libraries can still call it. */
export function refuseToRemotes(
  target: object | undefined,
  names: readonly string[],
  onTamper: OnTamper,
  answer?: () => unknown,
): void {
  if (!target) return;
  for (const name of names)
    replaceMethod(target, name, (original) => {
      return function (...args) {
        const remote = findCallingRemote();
        if (!remote) return Reflect.apply(original, this, args);
        onTamper(remote, `calls ${name}`);
        return answer?.();
      };
    });
}

/**
 * Only the server and the shell may write cookies: deleting the CSRF token would make the next write of every
 * remote fail.
 */
export function refuseCookies(onTamper: OnTamper): void {
  const slot = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (!slot?.set) return;
  const { set } = slot;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...slot,
    set(this: Document, value: string) {
      const remote = findCallingRemote();
      if (remote) onTamper(remote, 'writes a cookie');
      else Reflect.apply(set, this, [value]);
    },
  });
}

/** Only the server needs to write cookies in this way; enough of them would end every later request. */
export function refuseCookieStore(onTamper: OnTamper): void {
  const { CookieStore: store } = window as { CookieStore?: { readonly prototype: object } };
  for (const name of store ? ['set', 'delete'] : [])
    replaceMethod((store as { readonly prototype: object }).prototype, name, () => () => {
      onTamper(findCallingRemote(), 'writes a cookie');
      return Promise.reject(new TypeError('Only the server writes cookies'));
    });
}

/** A shadow tree would hide all that the frame has in one of its elements. */
export function refuseShadows(onTamper: OnTamper): void {
  replaceMethod(Element.prototype, 'attachShadow', (original) => {
    return function (...args) {
      if (!(this as Element).matches('html, body, #root, #root > *'))
        return Reflect.apply(original, this, args);
      onTamper(findCallingRemote(), 'attaches a shadow tree to the frame');
      throw new TypeError('The frame has no shadow trees');
    };
  });
}

/** An interval of a remote ends with its last mounted page; a page that cleans up is unaffected. */
export function guardIntervals(): void {
  replaceMethod(window, 'setInterval', (original) => {
    return function (callback, ...args) {
      const remote = findCallingRemote();
      if (!remote || typeof callback !== 'function')
        return Reflect.apply(original, this, [callback, ...args]);
      const run = callback as Method;
      const id = Reflect.apply(original, this, [
        (...given: unknown[]) =>
          isShown(remote) ? Reflect.apply(run, undefined, given) : clearInterval(id as number),
        ...args,
      ]);
      return id;
    };
  });
}

const SWALLOWING = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;

/** Whether the event happens in the shell's frame and not in the page. */
const isInFrame = ({ target }: Event) =>
  target instanceof Element && target.closest('#root > *') !== null && target.closest('#content') === null;

/**
 * A remote receives global events only while one of its pages or fragments is mounted, and cannot cancel
 * events in the frame.
 */
export function guardListeners(onTamper: OnTamper): void {
  const wrapped = new WeakMap<object, EventListener>();

  function wrap(remote: ReleaseName, listener: EventListenerOrEventListenerObject): EventListener {
    const guarded: EventListener = function (this: unknown, event) {
      if (!isShown(remote)) return;
      const isFrames = isInFrame(event);
      if (isFrames)
        for (const name of SWALLOWING)
          Object.defineProperty(event, name, {
            configurable: true,
            value: () => onTamper(remote, `${name} for ${event.type} in the frame`),
          });
      try {
        if (typeof listener === 'function') Reflect.apply(listener, this, [event]);
        else listener.handleEvent(event);
      } finally {
        if (isFrames) for (const name of SWALLOWING) Reflect.deleteProperty(event, name);
      }
    };
    wrapped.set(listener, guarded);
    return guarded;
  }

  const isGlobal = (target: unknown) =>
    target === undefined ||
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body;

  replaceMethod(EventTarget.prototype, 'addEventListener', (original) => {
    return function (type, listener, ...rest) {
      const remote = isGlobal(this) && listener instanceof Object ? findCallingRemote() : undefined;
      const given = remote
        ? (wrapped.get(listener as object) ?? wrap(remote, listener as EventListener))
        : listener;
      return Reflect.apply(original, this ?? window, [type, given, ...rest]);
    };
  });
  replaceMethod(EventTarget.prototype, 'removeEventListener', (original) => {
    return function (type, listener, ...rest) {
      const given = isGlobal(this) && listener instanceof Object && wrapped.get(listener);
      if (given) Reflect.apply(original, this ?? window, [type, given, ...rest]);
      return Reflect.apply(original, this ?? window, [type, listener, ...rest]);
    };
  });
}

interface NavigateEvent extends Event {
  readonly userInitiated: boolean;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/** Before all other listeners, which could make the way to another page their own. */
const FIRST = { capture: true };

/**
 * With the Navigation API, no code shows the address of another document above its own page, whatever it calls for
 * that: a page that looks like the login would have its address, too.
 */
export function refuseForeignAddresses(onTamper: OnTamper): void {
  const { navigation } = window as { navigation?: EventTarget };
  const here = findOwnDocument(window.location.pathname, undefined);
  const refuse = (event: Event) => {
    const { destination, cancelable } = event as NavigateEvent;
    if (findOwnDocument(new URL(destination.url).pathname, undefined) === here) return;
    event.stopImmediatePropagation();
    if (!cancelable || !destination.sameDocument) return;
    event.preventDefault();
    onTamper(findCallingRemote(), 'shows the address of another document');
  };
  navigation?.addEventListener('navigate', refuse, FIRST);
}

/** With the Navigation API, scripts cannot navigate to another site; links and forms can. */
export function refuseRedirects(onTamper: OnTamper): void {
  const { navigation } = window as { navigation?: EventTarget };
  const refuse = (event: Event) => {
    const { userInitiated, destination, cancelable } = event as NavigateEvent;
    if (userInitiated || !cancelable || new URL(destination.url).origin === window.location.origin) return;
    event.preventDefault();
    onTamper(findCallingRemote(), 'leads to another site');
  };
  navigation?.addEventListener('navigate', refuse, FIRST);
}
