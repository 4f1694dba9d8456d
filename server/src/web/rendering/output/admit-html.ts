import { defaultTreeAdapter, html as spec, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { areImages, isImage, isLink, isOwn, type PagePlace } from './addresses';
import { findElement, isAllowed } from './allowed';
import { isVoid, readTags } from './read-tags';
import { RefusedOutput } from './refused-output';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Check = (value: string, place: PagePlace) => boolean;

/** Elements of the page itself, which its scripts look up. */
const IDS_OF_PAGE = new Set(['metier', 'rendered', 'root', 'unstarted']);
/** An element with such an id stands for a global variable that scripts of bundles look up. */
const ID_OF_GLOBAL = /^(?:__|webpack|mf_|keptClick$)/;

const isOneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value.toLowerCase());

/** Secrets are typed in documents that no build renders. */
const isNoSecret: Check = (value) => !['password', 'image'].includes(value.toLowerCase());

const VALUES: Readonly<Record<string, Check>> = {
  'a href': isLink,
  'a target': isOneOf('_blank', '_self'),
  'form action': isOwn,
  'form method': isOneOf('get', 'dialog'),
  'img src': isImage,
  'img srcset': areImages,
  'source srcset': areImages,
  'input type': isNoSecret,
};

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Parses as inside of the element that holds the page; without scripts, because `noscript` is then read, too. */
const parse = (html: string) =>
  parseFragment(defaultTreeAdapter.createElement('div', spec.NS.HTML, []), html, { scriptingEnabled: false });

function checkId(id: string, ids: Set<string>): void {
  if (IDS_OF_PAGE.has(id) || ID_OF_GLOBAL.test(id)) throw new RefusedOutput('has an id of the page itself');
  if (ids.has(id)) throw new RefusedOutput('has an id twice');
  ids.add(id);
}

function checkElement({ namespaceURI, tagName, attrs }: Element, place: PagePlace, ids: Set<string>): void {
  const own = findElement(namespaceURI, tagName);
  if (!own) throw new RefusedOutput(`has an element <${tagName.slice(0, 40)}>`);
  for (const { name, value } of attrs) {
    const attribute = name.toLowerCase();
    const what = `${tagName} ${attribute}`;
    if (!isAllowed(own, attribute)) throw new RefusedOutput(`has an attribute <${what.slice(0, 80)}>`);
    const isGood = VALUES[what] ?? (() => true);
    if (!isGood(value, place)) throw new RefusedOutput(`has a value of <${what}> that it may not have`);
    if (attribute === 'id') checkId(value, ids);
  }
}

/**
 * Refuses a page that has anything beyond the lists, or that a browser would not read as it is written: then an end tag
 * could close an element around it. An admitted text is sent as it is, so that React finds in it what it has written.
 */
export function admitHtml(html: string, place: PagePlace): void {
  const written = readTags(html);
  const ids = new Set<string>();
  const tags: string[] = [];
  function visit(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      checkElement(node, place, ids);
      const name = node.tagName.toLowerCase();
      tags.push(`<${name}>`);
      visit(node.childNodes);
      if (!isVoid(name)) tags.push(`</${name}>`);
    }
  }
  visit(parse(html).childNodes);
  if (tags.join('') !== written) throw new RefusedOutput('is not read as it is written');
}
