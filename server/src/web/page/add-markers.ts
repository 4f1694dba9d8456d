const mark = (name: string, content: string) => `<!--metier:${name}-->${content}<!--/metier:${name}-->`;

/** Pairs of an element in the page of an earlier release and what it becomes; quotes may be left out in HTML. */
const CHANGES: readonly (readonly [RegExp, (found: string, ...groups: string[]) => string])[] = [
  [/<html/, (tag) => `${tag} data-theme="<!--metier:theme-->"`],
  [/<title[^>]*>[^<]*<\/title>/, (title) => mark('title', title)],
  [
    /(<meta name="?theme-color"?[^>]* content=)"?([^"\s>]*)"?/g,
    (_tag, start = '', color = '') => `${start}"${mark('bar', color)}"`,
  ],
  [/<meta property="?og:title"?\s[^>]*>/g, (tag) => mark('preview-title', tag)],
  [/<meta (?:name|property)="?(?:og:)?description"?\s[^>]*>/g, (tag) => mark('description', tag)],
  [
    /(<meta property="?og:image"? content=)"?(\/[^"\s>]*)"?/,
    (_tag, start = '', path = '') => `${start}"<!--metier:origin-->${path}"`,
  ],
  [/<script[^>]*id="?metier"?[^>]*><\/script>/, (tag) => mark('data', tag)],
  [/<script\b(?=[^>]*\ssrc=)[^>]*><\/script>/g, (tag) => mark('scripts', tag)],
  [/<\/head>/, (tag) => `<!--metier:head--><!--metier:styles-->${tag}`],
  [/<div id="?root"?><\/div>/, (tag) => mark('root', tag)],
  [
    /<div id="?unstarted"?[\s\S]*?<\/div>|<noscript>[\s\S]*?<\/noscript>/g,
    (notice) => mark('notices', notice),
  ],
  [/<\/body>/, (tag) => `<!--metier:end-->${tag}`],
];

/** Adds the markers of a template to the page of a shell that was published before there were any. */
export const addMarkers = (page: string): string =>
  CHANGES.reduce((changed, [element, change]) => changed.replace(element, change), page);
