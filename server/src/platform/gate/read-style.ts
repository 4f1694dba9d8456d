import parse, { type CssNode } from 'css-tree/parser';
import { ident } from 'css-tree/utils';
import { selectorScope } from './style-selectors';

interface Surroundings {
  /** Full name of the cascade layer, such as `remotes.mf-hello`; undefined outside of all layers. */
  readonly layer: string | undefined;
  /** True inside of a rule whose selectors match only the bundle's elements. */
  readonly isNested: boolean;
}

/** At-rules that only make the rules in them conditional. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style']);
/** At-rules that define a name in the scope of the whole page. */
const NAMED = new Set(['keyframes', '-webkit-keyframes', 'property', 'counter-style', 'position-try']);

const MAX_FLAWS = 8;
/** Deeper than any real sheet; the parser is slow to reject deeper ones. */
const MAX_DEPTH = 50;

/** Maximum nesting of brackets, those in strings and comments included. */
function measureDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[({[\])}]/g)) {
    depth += '({['.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Analyzes the style sheets of one bundle. */
class StyleReader {
  readonly flaws = new Set<string>();
  readonly #text: string;
  /** Prefix of the bundle's names, as in packages/build/src/class-names.cjs: `mf-hello_`. */
  readonly #prefix: string;
  readonly #layers: readonly string[];

  constructor(text: string, bundle: string) {
    this.#text = text;
    this.#prefix = `${bundle}_`;
    this.#layers = ['kit', `remotes.${bundle}`];
  }

  read(): void {
    // A page rendered on the server inlines its sheets.
    if (/<[/!]/.test(this.#text)) this.flaws.add('holds "</" or "<!", which would end it inside of a page');
    if (measureDepth(this.#text) > MAX_DEPTH)
      return void this.flaws.add('cannot be read: it is nested too deep');
    let mistakes = 0;
    const tree = parse(this.#text, {
      positions: true,
      parseCustomProperty: false,
      onParseError: (error) => {
        this.flaws.add(`cannot be read: ${error.message}`);
        mistakes += 1;
        // After each error the parser scans much of the rest.
        if (mistakes > MAX_FLAWS) throw error;
      },
    });
    this.#readAll(tree, { layer: undefined, isNested: false });
  }

  #show(node: CssNode): string {
    const { start, end } = node.loc ?? { start: { offset: 0 }, end: { offset: 0 } };
    return this.#text.slice(start.offset, Math.min(end.offset, start.offset + 80)).trim();
  }

  #readAll(parent: CssNode | null | undefined, around: Surroundings): void {
    for (const node of parent?.children ?? []) {
      if (this.flaws.size >= MAX_FLAWS) return;
      this.#readNode(node, around);
    }
  }

  #readNode(node: CssNode, around: Surroundings): void {
    switch (node.type) {
      case 'Comment':
      case 'WhiteSpace':
        return;
      case 'Rule':
        return this.#readRule(node, around);
      case 'Atrule':
        return this.#readAtRule(node, around);
      case 'Declaration':
        return this.#readDeclaration(node, around);
      default:
        this.flaws.add(`has what cannot be read: ${this.#show(node)}`);
    }
  }

  #isOwnLayer(layer: string | undefined): boolean {
    return this.#layers.some((own) => layer === own || layer?.startsWith(`${own}.`));
  }

  #readRule({ prelude, block }: CssNode, around: Surroundings): void {
    if (prelude?.type !== 'SelectorList')
      return void this.flaws.add(`has a selector that cannot be read: ${prelude ? this.#show(prelude) : ''}`);
    if (!this.#isOwnLayer(around.layer))
      this.flaws.add(
        `styles ${this.#show(prelude)} outside of its layer: put it into @layer ${this.#layers[1]}, as the recipe does`,
      );
    for (const selector of prelude.children ?? [])
      if (selector.type !== 'Selector' || !selectorScope(selector, this.#prefix, around.isNested))
        this.flaws.add(
          `styles ${this.#show(selector)}, which can be anybody’s: begin it with a class of a CSS module`,
        );
    this.#readAll(block, { ...around, isNested: true });
  }

  #readDeclaration(node: CssNode, { isNested }: Surroundings): void {
    if (!isNested) this.flaws.add(`has a declaration outside of a rule: ${this.#show(node)}`);
    if (node.important) this.flaws.add(`says !important: ${this.#show(node)}; its layer decides what wins`);
    const { value } = node;
    if (typeof value === 'object' && value.type === 'Raw' && /[{}]/.test(String(value.value)))
      this.flaws.add(`has a value that cannot be read: ${this.#show(node)}`);
  }

  #readAtRule(node: CssNode, around: Surroundings): void {
    const name = ident.decode(node.name ?? '').toLowerCase();
    const prelude = node.prelude ? ident.decode(this.#show(node.prelude)) : '';
    if (name === 'charset') return;
    if (name === 'layer') return this.#readLayer(node, prelude, around);
    if (CONDITIONS.has(name)) return this.#readAll(node.block, around);
    if (NAMED.has(name)) return this.#readNamed(node, `@${name} ${prelude}`, prelude.replace(/^--/, ''));
    if (name === 'font-face') return this.#readFontFace(node);
    this.flaws.add(`has @${name} ${prelude}, which is about the whole page`);
  }

  #readLayer(node: CssNode, prelude: string, around: Surroundings): void {
    const names = (prelude || 'unnamed').split(',').map((each) => each.trim());
    const whole = names.map((each) => (around.layer === undefined ? each : `${around.layer}.${each}`));
    if (!node.block) {
      const other = whole.find((layer) => !this.#isOwnLayer(layer));
      if (other)
        this.flaws.add(`names the layer ${other}, and only ${this.#layers.join(' and ')} are its own`);
      return;
    }
    this.#readAll(node.block, { ...around, layer: whole.join(',') });
  }

  #readNamed(node: CssNode, shown: string, name: string): void {
    if (!name.startsWith(this.#prefix))
      this.flaws.add(`names ${shown}, which the whole page shares: begin the name with ${this.#prefix}`);
    for (const frame of node.block?.children ?? [])
      for (const declaration of frame.type === 'Rule' ? (frame.block?.children ?? []) : [frame])
        if (declaration.type === 'Declaration')
          this.#readDeclaration(declaration, { layer: '', isNested: true });
        else this.flaws.add(`has what cannot be read: ${this.#show(declaration)}`);
  }

  #readFontFace(node: CssNode): void {
    const families = [...(node.block?.children ?? [])]
      .filter(({ property }) => ident.decode(property ?? '').toLowerCase() === 'font-family')
      .map((family) => ident.decode(this.#show(family)).replace(/^[^:]*:\s*["']?/, ''));
    for (const name of families.length > 0 ? families : ['without a name'])
      if (!name.startsWith(this.#prefix))
        this.flaws.add(
          `names the font ${name}, which the whole page shares: begin the name with ${this.#prefix}`,
        );
  }
}

/** Effects of a bundle's style sheet on elements outside of the bundle; empty if there are none. */
export function findStyleLeaks(text: string, bundle: string): string[] {
  const reader = new StyleReader(text, bundle);
  try {
    reader.read();
  } catch (error) {
    reader.flaws.add(`cannot be read: ${(error as Error).message}`);
  }
  return [...reader.flaws];
}
