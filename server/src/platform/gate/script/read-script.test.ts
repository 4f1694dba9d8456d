import { analyzeContent } from '../analyze-content';
import { findApiCalls } from './read-script';
import { SLOWNESS } from '../../../testing/depth';

const read = (text: string) =>
  findApiCalls(text).calls.flatMap(({ method, path, form }) =>
    form === 'word' ? [] : `${method ?? '*'} ${path}`,
  );

test.each([
  ['e.get(`jobs/${t}/`,n)', ['GET /api/jobs/{}/']],
  ['e.list("jobs/",{...n,query:t})', ['GET /api/jobs/']],
  ['(0,r.x)(e).patch("auth/jobs/"+t+"/",n)', ['PATCH /api/auth/jobs/{}/']],
  ['e?.post("auth/login/",t)', ['POST /api/auth/login/']],
  ['e.get(t?`jobs/${t}/`:"jobs/")', ['GET /api/jobs/{}/', 'GET /api/jobs/']],
  ['e.get(`jobs/${e.get("auth/me/").id}/`)', ['GET /api/jobs/{}/', 'GET /api/auth/me/']],
  ['fetch(new URL("/api/auth/me/?a=1#b",o))', ['* /api/auth/me/']],
  ['link(o+"/api/jobs/"+t+"/")', ['* /api/jobs/{}/']],
  ['const p="auth/me/"', ['* /api/auth/me/']],
  ['import("./x.js");export const a=1', []],
  ['m.get("title");m.get(t);m.delete(`${t}/`);n.set("a/b","c d/e/")', []],
])('%s', (text, calls) => {
  expect(read(text).sort()).toEqual([...calls].sort());
});

test.each([
  'fetch("/api/releases/tokens")',
  'fetch("/api/./releases/tokens/")',
  'fetch("//api/releases/tokens/")',
  'fetch("/x/..//api/releases/tokens/")',
  'fetch("/api/x/../releases/tokens/")',
  'fetch("/api/%72eleases/%2574okens/")',
  'fetch("/API/Releases/tokens/")',
  'fetch("https:/api/releases/tokens")',
  'fetch("\\\\api\\\\releases\\\\tokens")',
  'fetch("/a\\tpi/releases/tokens")',
  'fetch("https://metier.example/api/releases/tokens?a=1")',
  'fetch("/"+["api","releases","tokens"].join("/"))',
  'const p=["api","releases"],q="tokens";fetch("/"+p.join("/")+`/${q}/`)',
  'let a="/api/",b;b="releases/";function f(){return fetch(a.concat(b,"tokens/"))}',
  'fetch(String.fromCharCode(47,97,112,105,47)+"releases/tokens/")',
  'fetch(String.fromCharCode.apply(null,[47,97,112,105,47])+"releases/tokens/")',
  'fetch(atob("L2FwaS9yZWxlYXNlcy90b2tlbnMv"))',
  'fetch(window.decodeURIComponent("%2Fapi%2Freleases%2Ftokens"))',
  'fetch("snekot/sesaeler/ipa/".split("").reverse().join(""))',
  'fetch("/apx/releases/tokens/".replace("x","i"))',
  'fetch("/ap-i/releases/tok-ens/".replace(/-/g,""))',
  'fetch(new URL("releases/tokens/","/api/"))',
  'fetch(new URL("/api/releases/tokens/",location.href).href)',
  'fetch(new Request("/api/releases/tokens/"))',
  'fetch({a:"/api/releases/",b:"tokens/"}.a+"tokens/")',
  'const c={a:"/api/releases/"};fetch(c.a+"tokens/")',
  'fetch(String.raw`/api/releases/tokens/`)',
  'import("/api/releases/tokens/")',
  'navigator.sendBeacon("/api/releases/tokens/")',
  'const x=new XMLHttpRequest;x.open("GET","/api/releases/"+"tokens/")',
])('an address that is written in another way is found: %s', (text) => {
  expect(findApiCalls(text).calls.map(({ path }) => path)).toContain('/api/releases/tokens/');
  expect(findApiCalls(text).hidden).toEqual([]);
});

test.each([
  ['fetch(a)', 'fetch'],
  ['function f(a){return fetch("/api/"+a)}', 'fetch'],
  ['fetch(`${o}/api/jobs/${t}/`)', 'fetch'],
  ['fetch(`/mf/${t}`)', 'fetch'],
  ['Reflect.apply(fetch,null,["/api/jobs/"])', 'fetch'],
  ['const f=fetch;f(a)', 'fetch'],
  ['fetch.call(null,a)', 'fetch'],
  ['const{fetch:f}=window;f(a)', 'fetch'],
  ['const w=globalThis;w["fe"+"tch"](a)', 'fetch'],
  ['window[a](b)', 'window[…]'],
  ['(0,window.fetch)(a)', 'fetch'],
  ['e.contentWindow.fetch(a)', 'fetch'],
  ['frames[0].fetch(a)', 'fetch'],
  ['Reflect.get(window,"fetch")(a)', 'window[…]'],
  ['Object.getOwnPropertyDescriptor(self,b).value(a)', 'self[…]'],
  ['const x=new XMLHttpRequest;x.open(a,b)', 'XMLHttpRequest'],
  ['new EventSource(a)', 'EventSource'],
  ['new WebSocket(`wss://${a}`)', 'WebSocket'],
  ['navigator.sendBeacon(a,b)', 'sendBeacon'],
  ['import(a)', 'import()'],
])('a request whose address cannot be read is reported: %s', (text, what) => {
  expect(findApiCalls(text).hidden.map((call) => call.what)).toEqual([what]);
});

test.each([
  'fetch(`/api/jobs/?${t}`)',
  'fetch("https://maps.example/tiles/"+t)',
  'fetch(new URL("./data.json",import.meta.url))',
  'typeof fetch==="function"',
  'function f(fetch){return fetch(a)}',
  'const{fetch}=useQuery();fetch(a);query.fetch(a)',
  'window.open(a,b)',
  'x.href=`/api/jobs/${t}/`',
])('other code is not reported: %s', (text) => {
  expect(findApiCalls(text).hidden).toEqual([]);
});

test.each([
  '[',
  '(',
  '`${',
  'a=>',
  'a?',
  'if(a)',
  '"',
  '/',
  '/*',
  'async(',
  '{',
  'a+',
  'a.b(',
  '!',
  'x=',
  'a;',
  'class A{',
])('a script of nothing but %s does not take long to read', (piece) => {
  const content = Buffer.from(piece.repeat(Math.floor(1_500_000 / piece.length)));
  const began = process.cpuUsage();
  const { calls = [] } = analyzeContent({ bundle: 'mf-x', path: 'a.js', content });
  expect([calls, process.cpuUsage(began).user < 20_000_000 * SLOWNESS]).toEqual([[], true]);
});

it('other hosts are named as browsers ask for them, composed ones too, and so is the storage', () => {
  const { hosts, stores } = findApiCalls(`
    const tiles = 'https://MAPS.example/' + zoom;
    new Image().src = 'https://' + 'evil.' + 'example/p';
    const odd = 'https://b\u00fccher.example/';
    localStorage.setItem('a', '1'); document.cookie = 'b=1'; window.indexedDB.open('c');
    const local = { localStorage: 1 }.localStorage;`);
  expect([...hosts].sort()).toEqual(['evil.example', 'maps.example', 'xn--bcher-kva.example']);
  expect([...stores].sort()).toEqual(['document.cookie', 'indexedDB', 'localStorage']);
});
