import { inLab } from '../depth';

type HostileKind =
  | 'globals'
  | 'prototypes'
  | 'events'
  | 'history'
  | 'frame'
  | 'styles'
  | 'load'
  | 'storage'
  | 'document'
  | 'errors';

/** The code of a release that attacks the globals, styles or resources all releases share in a page. */
export interface Attack {
  /** Runs when the entry is evaluated, before the remote renders. */
  readonly atLoad?: string;
  /** Runs when the remote's page is mounted. */
  readonly onMount?: string;
  /** Runs in its loader; may return a promise. */
  readonly inLoader?: string;
  readonly css?: string;
}

interface HostileBuild extends Attack {
  /** The attack, as a test title. */
  readonly does: string;
  /** What it attacks. */
  readonly kind: HostileKind;
  /**
   * Pattern of the reported failure messages; undefined if other remotes are not affected and nothing is
   * reported.
   */
  readonly reported?: RegExp;
}

const ALL_BUILDS: readonly HostileBuild[] = [
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
    kind: 'prototypes',
    atLoad: `Response.prototype.json = async () => []; Response.prototype.text = async () => '[]'`,
    reported: /read only property 'json'/,
  },
  {
    does: 'replaces Array.prototype.map',
    kind: 'prototypes',
    onMount: 'Array.prototype.map = () => []',
    reported: /read only property 'map'/,
  },
  {
    does: 'replaces Promise.prototype.then',
    kind: 'prototypes',
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
    kind: 'prototypes',
    atLoad: `Object.prototype.then = (resolve) => resolve('stolen')`,
    reported: /not extensible/,
  },
  {
    does: 'replaces methods of Object.prototype',
    kind: 'prototypes',
    onMount: 'Object.prototype.hasOwnProperty = () => false',
    reported: /read only property 'hasOwnProperty'/,
  },
  {
    does: 'replaces what objects say of themselves',
    kind: 'prototypes',
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
    kind: 'history',
    onMount: `for (let at = 0; at < 300; at += 1) history.pushState(null, '', '/login?' + at)`,
    reported: /calls pushState/,
  },
  {
    does: 'empties the page',
    kind: 'frame',
    onMount: `document.body.innerHTML = ''`,
    reported: /changes the frame/,
  },
  {
    does: 'takes the header away',
    kind: 'frame',
    onMount: `document.querySelector('#root > header').remove()`,
    reported: /changes the frame/,
  },
  {
    does: 'hides header and footer',
    kind: 'frame',
    onMount: `for (const part of document.querySelectorAll('#root > :is(header, footer)')) part.style.display = 'none'`,
    reported: /changes header\[style\]/,
  },
  {
    does: 'lays something over the page',
    kind: 'frame',
    onMount: `const cover = document.createElement('div'); cover.style.cssText = 'position:fixed;inset:0;z-index:9999;background:red'; document.body.append(cover)`,
    reported: /what covers the frame/,
  },
  {
    does: 'has styles outside of its layer',
    kind: 'styles',
    css: 'header, main, footer { background: red !important; }',
    reported: /styles outside of its layer/,
  },
  {
    does: 'adopts a style sheet',
    kind: 'styles',
    onMount: `const sheet = new CSSStyleSheet(); sheet.replaceSync('header, h1 { background: red !important }'); document.adoptedStyleSheets = [sheet]`,
    reported: /adoptedStyleSheets/,
  },
  {
    does: 'styles bare elements',
    kind: 'styles',
    css: '@layer remotes.mf-hostile { header, h1, footer { background: red; zoom: 2 } }',
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

const isFirstOfItsKind = ({ kind }: HostileBuild, at: number) =>
  ALL_BUILDS.findIndex((build) => build.kind === kind) === at;

/** Each one is published and visited; then pages of two other remotes must be unchanged. */
export const HOSTILE_BUILDS = inLab(ALL_BUILDS, ALL_BUILDS.filter(isFirstOfItsKind));
