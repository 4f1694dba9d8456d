import type { CssNode } from 'css-tree/parser';
import { ident } from 'css-tree/utils';

/**
 * What a selector certainly matches: an element with a class of the bundle, or one inside of such an element;
 * undefined if it can match any element of the page.
 */
type Place = 'own' | 'inside' | undefined;

const childrenOf = (node: CssNode | undefined | null): CssNode[] => [...(node?.children ?? [])];

/** The name as a browser reads it: `h\\74ml` is `html`. */
const nameOf = ({ name = '' }: CssNode) => ident.decode(name);

/** The page's root elements, which no bundle may claim by giving them its class. */
const isPageRoot = (simple: CssNode): boolean =>
  (simple.type === 'TypeSelector' && /(^|\|)(html|body)$/i.test(nameOf(simple))) ||
  (simple.type === 'PseudoClassSelector' && /^(root|scope|host|host-context)$/i.test(nameOf(simple)));

/**
 * True when this simple selector matches only elements of the bundle; `&` does if the surrounding rule does.
 */
function isOwnSimple(simple: CssNode, prefix: string, isNested: boolean): boolean {
  if (simple.type === 'ClassSelector') return nameOf(simple).startsWith(prefix);
  if (simple.type === 'NestingSelector') return isNested;
  if (simple.type !== 'PseudoClassSelector' || !/^(is|where)$/i.test(nameOf(simple))) return false;
  const alternatives = childrenOf(simple).flatMap((list) =>
    list.type === 'SelectorList' ? childrenOf(list) : [list],
  );
  return (
    alternatives.length > 0 &&
    alternatives.every(
      (each) => each.type === 'Selector' && trace(each, prefix, isNested, undefined) !== undefined,
    )
  );
}

function isOwnCompound(compound: readonly CssNode[], prefix: string, isNested: boolean): boolean {
  return !compound.some(isPageRoot) && compound.some((simple) => isOwnSimple(simple, prefix, isNested));
}

/**
 * The place after a combinator: children of the bundle's elements are inside, their siblings may belong to
 * any bundle.
 */
function step(place: Place, combinator: string): Place {
  if (combinator === ' ' || combinator === '>') return place && 'inside';
  return combinator === '+' || combinator === '~' ? (place === 'inside' ? 'inside' : undefined) : undefined;
}

const holdsNesting = (node: CssNode): boolean =>
  node.type === 'NestingSelector' || childrenOf(node).some(holdsNesting);

/**
 * The place of the elements that a rule's selector matches. A nested selector without `&` matches descendants
 * of the outer rule's elements, or, if it begins with a combinator, the elements related by it.
 */
export function selectorScope(selector: CssNode, prefix: string, isNested: boolean): Place {
  if (!isNested || holdsNesting(selector)) return trace(selector, prefix, isNested, undefined);
  const [first] = childrenOf(selector);
  return trace(selector, prefix, isNested, first?.type === 'Combinator' ? 'own' : 'inside');
}

/** Evaluates the compounds of a selector from left to right; `start` is the place before the first. */
function trace(selector: CssNode, prefix: string, isNested: boolean, start: Place): Place {
  let place = start;
  let compound: CssNode[] = [];
  const close = () => {
    if (isOwnCompound(compound, prefix, isNested)) place ??= 'own';
    else if (compound.some(isPageRoot)) place = undefined;
    else if (place === 'own') place = undefined;
    compound = [];
  };
  for (const part of childrenOf(selector)) {
    if (part.type !== 'Combinator') {
      compound.push(part);
      continue;
    }
    if (compound.length > 0) close();
    place = step(place, part.name ?? '');
  }
  close();
  return place;
}
