import { DEFERRED_SCRIPTS_HASH } from './defer-scripts';
import { fillTemplate, parseTemplate } from './page-template';
import type { RenderedPage } from '../rendering/output/admit-output';
import { allowRendered, joinStyles, toInlineStyle, toSlotValues } from './rendered-page';

const TEMPLATE = parseTemplate(`<!doctype html>
<html>
  <head>
    <!--metier:title--><title>Metier</title><!--/metier:title-->
    <!--metier:description--><meta name="description" content="All jobs"><!--/metier:description-->
    <!--metier:preview-title--><meta property="og:title" content="Metier"><!--/metier:preview-title-->
    <!--metier:data-->
    <!--metier:scripts--><script defer src="/mf/shell/1/shell.js"></script><!--/metier:scripts-->
    <!--metier:head--><!--metier:styles-->
  </head>
  <body>
    <!--metier:root--><div id="root"></div><!--/metier:root-->
    <!--metier:notices--><h1>Something went wrong</h1><noscript>Metier needs JavaScript.</noscript><!--/metier:notices-->
    <!--metier:end-->
  </body>
</html>`);

const page = (given: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  title: 'Nurse & more',
  images: [],
  head: { isUnlisted: false, facts: [] },
  html: '<h1>Nurse</h1>',
  state: '{"loaderData":{}}',
  ...given,
});

const style = toInlineStyle('/mf/a/1/a.css', '.a{color:red}');
const styles = joinStyles(style ? [style] : []);
const fill = (given?: Partial<RenderedPage>) => {
  const values = toSlotValues(TEMPLATE, page(given), {
    data: '<script type="application/json" id="metier">{"user":null}</script>',
    styles: styles.elements,
    connection: '',
    links: '',
    hints: '<link rel="preload">',
    origin: 'https://jobs.example',
  });
  return fillTemplate(TEMPLATE, values).toString();
};

test('what is seen comes first, what makes it answer after it', () => {
  const html = fill();
  const parts = ['<style', '<h1>', 'id="metier"', 'id="rendered"', '<template', 'rel="preload"', 'shell.js'];
  const places = [...parts, '</template><script>'].map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(html).toContain('<style data-href="/mf/a/1/a.css">.a{color:red}</style>');
  expect(html).not.toContain('needs JavaScript');
  expect(html).not.toContain('Something went wrong');
  expect(html.match(/shell\.js/g)).toHaveLength(1);
});

test('the policy allows exactly the inline content of the page', () => {
  const start = `script-src 'self' ${DEFERRED_SCRIPTS_HASH} 'strict-dynamic'`;
  const policy = allowRendered("default-src 'self';img-src 'self'", styles);
  expect(policy).toMatch(
    /^default-src 'self';img-src 'self';style-src 'self' 'sha256-[\w+/]{43}=';script-src 'self' 'sha256-[\w+/]{43}=' 'strict-dynamic'$/,
  );
  expect(policy).toContain(start);
  expect(allowRendered("style-src 'self';img-src *", styles)).toMatch(/style-src 'self' .*sha256.*;img/);
  expect(allowRendered("default-src 'self'", joinStyles([]))).toBe(`default-src 'self';${start}`);
  expect(toInlineStyle('/a.css', 'a{content:"</STYLE>"}')).toBeUndefined();
});

test('fonts and pictures beside a style sheet are found from within the page', () => {
  const inlined = (text: string) => toInlineStyle('/mf/a/1/a.css', text)?.text;
  expect(inlined('@font-face{src:url(a.woff2) format("woff2")}')).toContain('url(/mf/a/1/a.woff2)');
  expect(inlined(`.a{background:url("b.png"),url('./c.png')}`)).toBe(
    `.a{background:url("/mf/a/1/b.png"),url('/mf/a/1/./c.png')}`,
  );
  const elsewhere = '.a{background:url(/x.png),url("data:image/png;base64,AA=="),url(#a)}';
  expect(inlined(elsewhere)).toBe(elsewhere);
});

test('a page says what it is, in place of what the shell says of all', () => {
  const html = fill({
    head: {
      isUnlisted: false,
      facts: [],
      description: 'A "job" <b>',
      canonical: '/job/7',
      feed: { title: 'New & more', path: '/feed.atom?keyword=a&b' },
    },
  });
  expect(html).toContain('<title>Nurse &amp; more</title>');
  expect(html).toContain('<meta property="og:title" content="Nurse &amp; more">');
  expect(html.match(/name="?description/g)).toHaveLength(1);
  expect(html).toContain('<meta name="description" content="A &quot;job&quot; &lt;b&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://jobs.example/job/7">');
  expect(html).toContain('title="New &amp; more" href="/feed.atom?keyword=a&amp;b">');
  expect(html).not.toContain('noindex');
  expect(fill({ head: { isUnlisted: true, facts: [] } })).toContain('<meta name="robots" content="noindex">');
});

test('content cannot end its element', () => {
  const hostile = '</script><script>alert(1)</script>';
  const html = fill({
    state: JSON.stringify({ title: hostile }),
    title: `</title>${hostile}`,
    images: [new Map([['href', `/a.png">${hostile}`]])],
    head: {
      isUnlisted: false,
      description: `">${hostile}`,
      facts: [JSON.stringify({ '@type': 'JobPosting', title: hostile })],
    },
  });
  expect(html).not.toContain('<script>alert');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@type': 'JobPosting', title: hostile });
});

test('dollar signs stay what they are', () => {
  expect(fill({ html: "<p>$& $' $1</p>" })).toContain("<p>$& $' $1</p>");
});
