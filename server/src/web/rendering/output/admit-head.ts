import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { BuildOutput } from '../messages';
import { areImages, isImage, isOwn, type PagePlace } from './addresses';
import { readTags } from './read-tags';
import { RefusedOutput } from './refused-output';

type Returned = Extract<BuildOutput, { kind: 'page' }>;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page says of itself to search engines and link previews. */
export interface PageFacts {
  readonly description?: string;
  /** A path of this origin. */
  readonly canonical?: string;
  readonly isUnlisted: boolean;
  /** Its path is one of this origin. */
  readonly feed?: { readonly path: string; readonly title: string };
  /** Each one as JSON. */
  readonly facts: readonly string[];
}

/** An image that the browser loads first, by the attributes of its preload. */
export type PreloadedImage = ReadonlyMap<string, string>;

export interface HeadElements {
  /** A text; empty if the page has no title of its own. */
  readonly title: string;
  readonly images: readonly PreloadedImage[];
}

/** React writes such elements for images that are seen at once. */
const PRELOAD: Readonly<Record<string, (value: string, place: PagePlace) => boolean>> = {
  rel: (value) => value === 'preload',
  as: (value) => value === 'image',
  href: isImage,
  imagesrcset: areImages,
  imagesizes: () => true,
  fetchpriority: () => true,
  referrerpolicy: () => true,
  crossorigin: () => true,
};

function readPreload({ attrs }: Element, place: PagePlace): PreloadedImage {
  const image = new Map(attrs.map(({ name, value }) => [name, value]));
  const isGood = attrs.every(({ name, value }) => PRELOAD[name]?.(value, place));
  if (!isGood || image.get('rel') !== 'preload' || image.get('as') !== 'image')
    throw new RefusedOutput('has a link in its head that is no preload of an image');
  return image;
}

const readText = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Reads the elements that React has put in front of a page: its title, and images that are seen at once. */
export function readHeadElements(html: string, place: PagePlace): HeadElements {
  readTags(html);
  const elements = parseFragment(html).childNodes.filter((node) => 'tagName' in node);
  const titles = elements.filter(({ tagName }) => tagName === 'title');
  const links = elements.filter(({ tagName }) => tagName === 'link');
  const others = elements.find(({ tagName }) => tagName !== 'title' && tagName !== 'link');
  if (others) throw new RefusedOutput(`has an element <${others.tagName.slice(0, 40)}> in its head`);
  return {
    title: titles[0] ? readText(titles[0]) : '',
    images: links.map((link) => readPreload(link, place)),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Accepts only paths of this origin, so that a release cannot direct search engines to another site. */
const isPath = (value: unknown, place: PagePlace): value is string =>
  isText(value) && value.startsWith('/') && isOwn(value, place);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function readFacts({ head }: Pick<Returned, 'head'>, place: PagePlace): PageFacts {
  const { description, canonical, isUnlisted, feed, facts = [] } = head;
  if (canonical !== undefined && !isPath(canonical, place))
    throw new RefusedOutput('names an address of another site as its own');
  const { path, title } = (typeof feed === 'object' && feed !== null ? feed : {}) as Record<string, unknown>;
  if (path !== undefined && !isPath(path, place)) throw new RefusedOutput('has a feed of another site');
  if (!facts.every(isJson)) throw new RefusedOutput('has facts for search engines that are no JSON');
  return {
    ...(isText(description) && { description }),
    ...(canonical !== undefined && { canonical }),
    isUnlisted: isUnlisted === true,
    ...(path !== undefined && { feed: { path, title: isText(title) ? title : '' } }),
    facts,
  };
}
