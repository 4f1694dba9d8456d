const words = (text: string) => text.trim().split(/\s+/);

const EVERYWHERE = new Set(words('class dir hidden id inert lang role tabindex title translate'));
const IN_SVG = words(
  'clip-path clip-rule cx cy d fill fill-opacity fill-rule focusable gradientunits height mask offset opacity ' +
    'points preserveaspectratio r rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap ' +
    'stroke-linejoin stroke-opacity stroke-width transform viewbox width x x1 x2 y y1 y2',
);
const FIELD = 'autocomplete disabled form name required';
const TEXT_FIELD = `${FIELD} autocapitalize maxlength minlength placeholder readonly spellcheck`;

/** Elements of HTML, with the attributes that they have beyond those of all elements. */
const HTML: Readonly<Record<string, string>> = {
  a: 'download href hreflang rel target',
  button: 'disabled form name type value',
  col: 'span',
  colgroup: 'span',
  data: 'value',
  del: 'datetime',
  details: 'name open',
  fieldset: 'disabled form name',
  form: 'action autocomplete method novalidate',
  img: 'alt crossorigin decoding fetchpriority height loading sizes src srcset width',
  input: `${TEXT_FIELD} accept checked enterkeyhint inputmode list max min multiple pattern size step type value`,
  ins: 'datetime',
  label: 'for',
  li: 'value',
  meter: 'high low max min optimum value',
  ol: 'reversed start type',
  optgroup: 'disabled label',
  option: 'disabled label selected value',
  output: 'for form name',
  progress: 'max value',
  select: `${FIELD} multiple size`,
  source: 'height media sizes srcset type width',
  td: 'colspan headers rowspan',
  textarea: `${TEXT_FIELD} cols rows wrap`,
  th: 'abbr colspan headers rowspan scope',
  time: 'datetime',
};
const PLAIN_HTML = words(
  'abbr address article aside b bdi bdo blockquote br caption cite code datalist dd dfn dialog div dl dt em figcaption ' +
    'figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i kbd legend main mark menu nav noscript p picture pre q s samp search ' +
    'section small span strong sub summary sup table tbody tfoot thead tr u ul var wbr',
);
const SVG = words(
  'circle clipPath defs ellipse g line linearGradient mask path polygon polyline radialGradient rect stop svg title',
);

const list = (names: Iterable<readonly [string, Iterable<string>]>) =>
  new Map([...names].map(([name, own]) => [name, new Set(own)] as const));

const ELEMENTS = {
  'http://www.w3.org/1999/xhtml': list([
    ...PLAIN_HTML.map((name) => [name, []] as const),
    ...Object.entries(HTML).map(([name, own]) => [name, words(own)] as const),
  ]),
  'http://www.w3.org/2000/svg': list(SVG.map((name) => [name, [...IN_SVG, 'xmlns']] as const)),
};

/** Own attributes of an element that a page may have; undefined for any other element. */
export const findElement = (namespace: string, name: string): ReadonlySet<string> | undefined =>
  (ELEMENTS as Readonly<Record<string, ReadonlyMap<string, ReadonlySet<string>>>>)[namespace]?.get(name);

export const isAllowed = (own: ReadonlySet<string>, attribute: string): boolean =>
  own.has(attribute) || EVERYWHERE.has(attribute) || /^(?:aria|data)-[a-z-]+$/.test(attribute);
