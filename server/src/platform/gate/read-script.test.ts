import { analyzeFile } from './analyze-file';
import { findApiCalls } from './read-script';
import { SLOWNESS } from '../../testing/depth';

const read = (text: string) => findApiCalls(text).map(({ method, path }) => `${method ?? '*'} ${path}`);

test.each([
  ['e.get(`jobs/${t}/`,n)', ['GET /api/jobs/{}/']],
  ['e.list("jobs/",{...n,query:t})', ['GET /api/jobs/']],
  ['(0,r.x)(e).patch("auth/jobs/"+t+"/",n)', ['PATCH /api/auth/jobs/{}/']],
  ['e?.post("auth/login/",t)', ['POST /api/auth/login/']],
  ['e.get(t?`jobs/${t}/`:"jobs/")', ['GET /api/jobs/{}/', 'GET /api/jobs/']],
  ['e.get(`jobs/${e.get("auth/me/").id}/`)', ['GET /api/jobs/{}/', 'GET /api/auth/me/']],
  ['fetch(new URL("/api/auth/me/?a=1#b",o))', ['* /api/auth/me/']],
  ['fetch(o+"/api/jobs/"+t+"/")', ['* /api/jobs/{}/']],
  ['const p="auth/me/"', ['* /api/auth/me/']],
  ['import("./x.js");export const a=1', []],
  ['m.get("title");m.get(t);m.delete(`${t}/`);n.set("a/b","c d/e/")', []],
])('%s', (text, calls) => {
  expect(read(text).sort()).toEqual([...calls].sort());
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
  const began = performance.now();
  const { calls = [] } = analyzeFile('mf-x', 'a.js', `nothing but ${piece}`, content);
  expect([calls, performance.now() - began < 20_000 * SLOWNESS]).toEqual([[], true]);
});
