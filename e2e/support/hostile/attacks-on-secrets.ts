import type { AttackOnPeople } from './attack-on-people';

const READ_FIELDS = `(page) => { for (const { value } of page.querySelectorAll('[type=password]')) if (value) steal(value); }`;

/** Code that stays, or gets in, where a password is typed. */
export const ATTACKS_ON_SECRETS: readonly AttackOnPeople[] = [
  {
    does: 'sets document.oninput',
    heldBy: 'documents of their own',
    onMount: `document.oninput = ({ target }) => steal(target.value)`,
  },
  {
    does: 'sets window.onkeydown',
    heldBy: 'documents of their own',
    onMount: `window.onkeydown = ({ target }) => steal(target.value)`,
  },
  {
    does: 'listens at the root of the page',
    heldBy: 'documents of their own',
    onMount: `document.getElementById('root').addEventListener('input', ({ target }) => steal(target.value), true)`,
  },
  {
    does: 'reads the fields with the timer of another realm',
    heldBy: 'documents of their own',
    onMount: `openRealm().setInterval(${READ_FIELDS}, 50, document)`,
  },
  {
    does: 'observes each change of the page',
    heldBy: 'documents of their own',
    onMount: `
      const read = ${READ_FIELDS};
      new MutationObserver(() => read(document)).observe(document, { subtree: true, childList: true, attributes: true })`,
  },
  {
    does: 'patches the value of fields',
    heldBy: 'documents of their own',
    onMount: `
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      Object.defineProperty(HTMLInputElement.prototype, 'value', {
        configurable: true,
        get() { const value = get.call(this); if (this.type === 'password') steal(value); return value; },
        set(value) { if (this.type === 'password') steal(value); set.call(this, value); },
      })`,
  },
  {
    does: 'takes the place of React’s dispatcher',
    heldBy: 'documents of their own',
    onMount: `
      const inner = react[Object.keys(react).find((key) => key.startsWith('__CLIENT_INTERNALS'))];
      let held = inner.H;
      Object.defineProperty(inner, 'H', {
        get: () => held && { ...held, useState: (first) => { if (document.querySelector('[type=password]')) steal(first); return held.useState(first); } },
        set: (next) => { held = next; },
      })`,
  },
  {
    does: 'opens the login in a window that it holds',
    heldBy: 'the opener policy',
    onClick: `
      const shown = window.open('/login');
      setInterval(() => { if (shown.document.querySelector('[type=password]')) steal('held'); }, 50)`,
  },
  {
    does: 'opens the login by the name of a window, again and again',
    heldBy: 'the opener policy',
    onClick: `
      window.open('/', 'held');
      setTimeout(() => window.open('/login', 'held'), 200);
      setInterval(() => { const { document: page } = window.open('', 'held'); if (page.querySelector('[type=password]')) steal('named'); }, 500)`,
  },
  {
    does: 'leaves a window behind that reads its opener',
    heldBy: 'the opener policy',
    onClick: `
      const behind = window.open('/');
      behind.setInterval((read) => read(behind.opener.document), 50, ${READ_FIELDS})`,
  },
  {
    does: 'shows the login in a frame',
    heldBy: 'the server, which gives it to no frame',
    onMount: `
      const frame = document.querySelector('main').appendChild(document.createElement('iframe'));
      frame.onload = () => { if (frame.contentDocument?.querySelector('#root, [type=password]')) steal('framed'); };
      frame.src = '/login'`,
  },
  {
    does: 'reads the login with fetch, to show it as its own',
    heldBy: 'the server, which gives it to no script',
    onMount: `fetch('/login', { headers: { accept: 'text/html' } }).then((reply) => reply.ok && steal('fetched'))`,
  },
  {
    does: 'makes the way to the login its own',
    heldBy: 'the shell, which lets no other code see it',
    onMount: `
      navigation.addEventListener('navigate', (event) => {
        if (!/login/.test(event.destination.url)) return;
        event.intercept({ handler: async () => { document.querySelector('main').textContent = 'Taken over'; steal('intercepted'); } });
      }, true)`,
  },
  {
    does: 'makes the way to the login its own with navigation.onnavigate',
    heldBy: 'the shell, which lets no other code see it',
    onMount: `
      navigation.onnavigate = (event) => { if (/login/.test(event.destination.url)) { event.intercept(); steal('intercepted'); } }`,
  },
  {
    does: 'registers a service worker with the function of another realm',
    heldBy: 'the browser, which keeps it to the folder of the release',
    onMount: `openRealm().navigator.serviceWorker.register(ENTRY, { scope: '/' }).then(() => steal('registered'), () => {})`,
  },
  {
    does: 'sends what begins with a letter by its styles',
    heldBy: 'documents of their own',
    css: `@layer remotes.mf-hostile { .hostile, input[name="password"][value^="m"] { background: url('/stolen?m') } }`,
  },
  {
    does: 'leads by a new base of all addresses to itself',
    heldBy: 'the content security policy',
    onMount: `document.head.prepend(Object.assign(document.createElement('base'), { href: 'http://elsewhere.invalid/' }))`,
  },
  {
    does: 'refreshes the page to that of another site',
    heldBy: 'the shell, which refuses what no person has chosen',
    onMount: `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=http://elsewhere.invalid/' }))`,
  },
  {
    does: 'leads to another site with the location of another realm',
    heldBy: 'the shell, which refuses what no person has chosen',
    onMount: `openRealm().setTimeout("parent.location.href = 'http://elsewhere.invalid/'"); openRealm().setTimeout(location.assign.bind(location), 10, 'http://elsewhere.invalid/')`,
  },
];
