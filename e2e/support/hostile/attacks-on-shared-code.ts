import type { HostileBuild } from './hostile-build';

/** What all releases of a page share besides its frame: globals, events, storage, time. */
export const ATTACKS_ON_SHARED_CODE: readonly HostileBuild[] = [
  {
    does: 'shows the address of the login above its own page',
    kind: 'document',
    onMount: `
      const frame = document.body.appendChild(document.createElement('iframe'));
      const { pushState } = frame.contentWindow.History.prototype;
      try { pushState.call(history, null, '', '/login'); } catch {}
      frame.remove();
      if (location.pathname === '/login') document.querySelector('main').textContent = 'Taken over';`,
    reported: /shows the address of another document/,
  },
  {
    does: 'replaces fetch with one that never answers',
    kind: 'globals',
    atLoad: 'window.fetch = () => new Promise(() => {})',
    reported: /replaces fetch/,
  },
  {
    does: 'replaces what reads answers',
    kind: 'globals',
    atLoad: `Response.prototype.json = async () => []; Response.prototype.text = async () => '[]'`,
    reported: /read only property 'json'/,
  },
  {
    does: 'replaces Array.prototype.map',
    kind: 'globals',
    onMount: 'Array.prototype.map = () => []',
    reported: /read only property 'map'/,
  },
  {
    does: 'replaces Promise.prototype.then',
    kind: 'globals',
    onMount: 'Promise.prototype.then = () => new Promise(() => {})',
    reported: /changes Promise then/,
  },
  {
    does: 'replaces JSON.parse',
    kind: 'globals',
    onMount: 'JSON.parse = () => ({})',
    reported: /read only property 'parse'/,
  },
  {
    does: 'adds to Object.prototype',
    kind: 'globals',
    atLoad: `Object.prototype.then = (resolve) => resolve('stolen')`,
    reported: /not extensible/,
  },
  {
    does: 'replaces methods of Object.prototype',
    kind: 'globals',
    onMount: 'Object.prototype.hasOwnProperty = () => false',
    reported: /read only property 'hasOwnProperty'/,
  },
  {
    does: 'replaces what objects say of themselves',
    kind: 'globals',
    onMount: `Object.prototype.toString = () => '[object Fake]'; Array.prototype.push = () => 0`,
    reported: /changes .*Array push/,
  },
  {
    does: 'replaces timers',
    kind: 'globals',
    atLoad: 'window.setTimeout = () => 0',
    reported: /read only property 'setTimeout'/,
  },
  {
    does: 'swallows every click',
    kind: 'events',
    onMount: `window.addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true)`,
    reported: /for click in the frame/,
  },
  {
    does: 'replaces the way listeners are added',
    kind: 'events',
    atLoad: 'EventTarget.prototype.addEventListener = () => undefined',
    reported: /read only property 'addEventListener'/,
  },
  {
    does: 'replaces the check of file hashes',
    kind: 'globals',
    atLoad: `window.metierAdmit = (address) => ({ address: address + '?stolen' })`,
    reported: /read only property 'metierAdmit'/,
  },
  {
    does: 'replaces the registry of custom elements',
    kind: 'globals',
    atLoad: `Object.defineProperty(window, 'customElements', { value: undefined })`,
    reported: /redefine property: customElements/,
  },
  {
    does: 'calls pushState in a storm',
    kind: 'document',
    onMount: `for (let at = 0; at < 300; at += 1) history.pushState(null, '', '/login?' + at)`,
    reported: /calls pushState/,
  },
  {
    does: 'has a loader that never settles',
    kind: 'load',
    inLoader: 'new Promise(() => {})',
    reported: /not settled/,
  },
  {
    does: 'keeps the page busy with intervals',
    kind: 'load',
    onMount: `for (let at = 0; at < 20; at += 1) setInterval(() => { const end = performance.now() + 20; while (performance.now() < end); }, 0)`,
  },
  {
    does: 'calls the API in a loop',
    kind: 'load',
    onMount: `for (let at = 0; at < 400; at += 1) fetch('/api/regions/').catch(() => {})`,
    reported: /calls in a loop/,
  },
  {
    does: 'clears the storage of all',
    kind: 'storage',
    onMount: `localStorage.clear()`,
    reported: /calls clear/,
  },
  {
    does: 'deletes the CSRF token',
    kind: 'storage',
    onMount: `document.cookie = 'csrftoken=; Max-Age=0; Path=/'`,
    reported: /writes a cookie/,
  },
  {
    does: 'sets so many cookies that no request is answered',
    kind: 'storage',
    onMount: `for (let at = 0; at < 40; at += 1) cookieStore.set('c' + at, 'x'.repeat(3000)).catch(() => {})`,
    reported: /writes a cookie/,
  },
  {
    does: 'registers a service worker',
    kind: 'storage',
    onMount: `navigator.serviceWorker.register('/mf/mf-hostile/sw.js').catch(() => {})`,
    reported: /calls register/,
  },
  {
    does: 'leads to another site',
    kind: 'document',
    onMount: `location.href = 'http://elsewhere.invalid/'`,
    reported: /leads to another site/,
  },
  {
    does: 'writes another document',
    kind: 'document',
    onMount: `document.write('<h1>Mine</h1>')`,
    reported: /calls write/,
  },
  {
    does: 'throws again and again, and hides it',
    kind: 'errors',
    onMount: `window.onerror = () => true; for (let at = 0; at < 50; at += 1) setTimeout(() => { throw new Error('Thrown in a timer'); })`,
    reported: /Thrown in a timer/,
  },
  {
    does: 'throws when it is loaded',
    kind: 'errors',
    atLoad: `throw new Error('Thrown at load')`,
    reported: /announced no|Thrown at load/,
  },
];
