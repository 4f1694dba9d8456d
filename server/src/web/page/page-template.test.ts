import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate, parseTemplate, SLOTS, type SlotValues } from './page-template';

const TEMPLATE = `<html lang="en" data-theme="<!--metier:theme-->"><head>
<!--metier:title--><title>Metier</title><!--/metier:title-->
<meta content="<!--metier:origin-->/og.png"><!--metier:styles-->
<!--metier:scripts--> <script src="a.js"></script> <!--/metier:scripts--></head></html>`;

const fill = (html: string, values: SlotValues = {}) => fillTemplate(parseTemplate(html), values).toString();

test('a slot that is not filled has its content from the build', () => {
  expect(fill(TEMPLATE)).toBe(`<html lang="en"><head>
<title>Metier</title>
<meta content="/og.png">
 <script src="a.js"></script> </head></html>`);
});

test('values are joined with the static segments as they are, dollar signs and markers included', () => {
  const values = {
    title: "$& $' $1",
    origin: '<!--metier:title-->',
    theme: ' data-theme="dark"',
    scripts: '',
  };
  expect(fill(TEMPLATE, { ...values, styles: Buffer.from('<style>é…</style>') })).toBe(
    `<html lang="en" data-theme="dark"><head>
$& $' $1
<meta content="<!--metier:title-->/og.png"><style>é…</style>
</head></html>`,
  );
});

test('the title and the scripts of the build are known apart', () => {
  expect(parseTemplate(TEMPLATE)).toMatchObject({
    title: 'Metier',
    scripts: '<script src="a.js"></script>',
  });
});

test('a slot that this server does not know is left as it was built', () => {
  expect(fill('<p><!--metier:later--><b>new</b><!--/metier:later--><!--metier:other--></p>')).toBe(
    '<p><b>new</b></p>',
  );
});

test('the shell’s page has every slot and no other', () => {
  const html = readFileSync(join(__dirname, '../../../../shell/src/index.html'), 'utf8');
  expect(new Set(parseTemplate(html).slots.map(({ name }) => name))).toEqual(new Set(SLOTS));
});

/** As builds wrote it before there were markers: without the quotes that are optional in HTML. */
const EARLIER = `<!doctype html><html lang=en><head><title>Metier</title><meta name=theme-color media="(prefers-color-scheme: light)" content=#faf9f6><meta name=theme-color media="(prefers-color-scheme: dark)" content=#111315><meta name=description content="All jobs"><meta property=og:title content="Metier: jobs"><meta property=og:description content="Jobs"><meta property=og:image content=/mf/shell/1/og.png><meta property=og:image:alt content=Metier><script type=application/json id=metier></script><script defer src=/mf/shell/1/shell.js></script></head><body><div id=root></div><div id=unstarted class=unstarted hidden><h1>Something went wrong</h1></div><noscript>Metier needs JavaScript.</noscript></body></html>`;

test('the page of an earlier release gets the same slots', () => {
  expect(
    fill(EARLIER, {
      theme: ' data-theme="dark"',
      title: '[title]',
      bar: '[bar]',
      description: '[description]',
      'preview-title': '[preview-title]',
      origin: 'https://jobs.example',
      data: '[data]',
      scripts: '[scripts]',
      head: '[head]',
      styles: '[styles]',
      root: '[root]',
      notices: '[notices]',
      end: '[end]',
    }),
  ).toBe(
    `<!doctype html><html data-theme="dark" lang=en><head>[title]<meta name=theme-color media="(prefers-color-scheme: light)" content="[bar]"><meta name=theme-color media="(prefers-color-scheme: dark)" content="[bar]">[description][preview-title][description]<meta property=og:image content="https://jobs.example/mf/shell/1/og.png"><meta property=og:image:alt content=Metier>[data][scripts][head][styles]</head><body>[root][notices][notices][end]</body></html>`,
  );
});

test('the page of an earlier release is what it was where nothing is filled in', () => {
  const withoutQuotes = (html: string) => html.replaceAll('"', '');
  expect(withoutQuotes(fill(EARLIER))).toBe(withoutQuotes(EARLIER));
});
