import { resolveAddress } from './addresses';
import { callGlobal, callMethod, METHODS_OF_TEXTS } from './fold-calls';
import { isNode, nodesIn, type AnyNode } from './nodes';
import type { FindBinding } from './scopes';
import { combine, isKnown, limit, UNKNOWN } from './texts';

const NOTHING: readonly string[] = [UNKNOWN];
/** Deeper than any composed address of a real script. */
const MAX_DEPTH = 60;

/** What a list holds, each element with the texts that it can be. */
type List = readonly (readonly string[])[];

/** The name of a member, also of a computed one if it can be read. */
export type NameOf = (member: AnyNode) => string | undefined;

/** Evaluates expressions that are composed of constants; `{}` stands for what is known only at run time. */
export class Folder {
  readonly #known = new Map<AnyNode, readonly string[]>();
  #depth = 0;

  constructor(readonly find: FindBinding) {}

  /** The texts that an expression can evaluate to. */
  fold(node: unknown): readonly string[] {
    if (!isNode(node) || this.#depth > MAX_DEPTH) return NOTHING;
    const known = this.#known.get(node);
    if (known) return known;
    // A value that depends on itself is not a constant.
    this.#known.set(node, NOTHING);
    this.#depth += 1;
    const texts = limit(this.#evaluate(node));
    this.#depth -= 1;
    this.#known.set(node, texts);
    return texts;
  }

  readonly nameOf: NameOf = ({ computed, property }) => {
    if (!isNode(property)) return undefined;
    if (!computed) return String(property.name);
    const [name = UNKNOWN, ...more] = this.fold(property);
    return more.length > 0 || !isKnown(name) ? undefined : name;
  };

  /** The global that an expression is, such as `fetch` for `window.fetch`; undefined if it is none. */
  globalOf(node: unknown): string | undefined {
    if (!isNode(node)) return undefined;
    if (node.type === 'ChainExpression') return this.globalOf(node.expression);
    if (node.type === 'SequenceExpression') return this.globalOf(nodesIn(node.expressions).at(-1));
    if (node.type === 'Identifier') return this.#globalOfName(node);
    if (node.type !== 'MemberExpression') return undefined;
    const name = this.nameOf(node);
    const owner = this.globalOf(node.object);
    // The frames of a window are numbered.
    if (owner !== undefined && WINDOWS.has(owner)) return /^\d+$/.test(name ?? '') ? 'window' : name;
    return name === 'contentWindow' || name === 'defaultView' ? 'window' : undefined;
  }

  #globalOfName(identifier: AnyNode): string | undefined {
    const binding = this.find(identifier);
    if (!binding) return String(identifier.name);
    const [value, ...more] = binding.values;
    if (binding.isOpen || more.length > 0 || !value || this.#depth > MAX_DEPTH) return undefined;
    this.#depth += 1;
    const name = this.globalOf(value);
    this.#depth -= 1;
    return name !== undefined && WINDOWS.has(name) ? name : undefined;
  }

  #evaluate(node: AnyNode): readonly string[] {
    switch (node.type) {
      case 'Literal':
        return ['string', 'number'].includes(typeof node.value) ? [String(node.value)] : NOTHING;
      case 'TemplateLiteral':
        return this.#foldTemplate(node, 'cooked');
      case 'TaggedTemplateExpression':
        return isNode(node.quasi) && this.#isMember(node.tag, 'String', 'raw')
          ? this.#foldTemplate(node.quasi, 'raw')
          : NOTHING;
      case 'BinaryExpression':
        return node.operator === '+' ? this.#foldSum(node) : NOTHING;
      case 'ConditionalExpression':
        return [...this.fold(node.consequent), ...this.fold(node.alternate)];
      case 'LogicalExpression':
        return [...this.fold(node.left), ...this.fold(node.right)];
      case 'SequenceExpression':
        return this.fold(nodesIn(node.expressions).at(-1));
      case 'AssignmentExpression':
        return node.operator === '=' ? this.fold(node.right) : NOTHING;
      case 'ChainExpression':
        return this.fold(node.expression);
      case 'Identifier':
        return this.#foldName(node);
      case 'MemberExpression':
        return this.#foldMember(node);
      case 'CallExpression':
        return this.#foldCall(node);
      case 'NewExpression':
        return this.#foldAddress(node);
      default:
        return NOTHING;
    }
  }

  #foldTemplate({ quasis, expressions }: AnyNode, form: 'cooked' | 'raw'): readonly string[] {
    const parts = nodesIn(expressions);
    return nodesIn(quasis).reduce<readonly string[]>(
      (texts, { value }, at) => {
        const text = (value as { cooked?: string; raw: string })[form] ?? '';
        const whole = combine(texts, [text]);
        return at < parts.length ? combine(whole, this.fold(parts[at])) : whole;
      },
      [''],
    );
  }

  /** A long sum is a deep tree, which is read without recursion. */
  #foldSum(sum: AnyNode): readonly string[] {
    const parts: unknown[] = [];
    let node: unknown = sum;
    while (isNode(node) && node.type === 'BinaryExpression' && node.operator === '+') {
      parts.push(node.right);
      node = node.left;
    }
    return parts.reduceRight<readonly string[]>(
      (texts, part) => combine(texts, this.fold(part)),
      this.fold(node),
    );
  }

  #foldName(identifier: AnyNode): readonly string[] {
    const binding = this.find(identifier);
    if (!binding) return NOTHING;
    return [...binding.values.flatMap((value) => this.fold(value)), ...(binding.isOpen ? NOTHING : [])];
  }

  #foldMember(member: AnyNode): readonly string[] {
    const name = this.nameOf(member);
    if (this.globalOf(member.object) === 'location')
      return name === 'origin' ? [''] : name === 'href' ? ['/'] : NOTHING;
    if (isNode(member.object) && member.object.type === 'MetaProperty' && name === 'url') return ['/'];
    if (name === 'href' || name === 'pathname') return this.fold(member.object);
    if (name === undefined) return NOTHING;
    const list = this.#foldList(member.object);
    if (list) return list[Number(name)] ?? NOTHING;
    return this.#valueOf(member.object, 'ObjectExpression', (object) => {
      const values = nodesIn(object.properties).filter(
        ({ key, computed, type }) =>
          type === 'Property' && !computed && isNode(key) && String(key.name ?? key.value) === name,
      );
      return values.length > 0 ? values.flatMap(({ value }) => this.fold(value)) : NOTHING;
    });
  }

  /** Reads a literal of this type, also through names that never have another value. */
  #valueOf<Result>(node: unknown, type: string, read: (literal: AnyNode) => Result): Result | typeof NOTHING {
    let literal = node;
    for (let hops = 0; hops < 8 && isNode(literal) && literal.type === 'Identifier'; hops += 1) {
      const binding = this.find(literal);
      literal = binding && !binding.isOpen && binding.values.length === 1 ? binding.values[0] : undefined;
    }
    return isNode(literal) && literal.type === type ? read(literal) : NOTHING;
  }

  #foldList(node: unknown): List | undefined {
    if (isNode(node) && node.type === 'CallExpression' && this.#depth <= MAX_DEPTH) {
      this.#depth += 1;
      const list = this.#foldListCall(node);
      this.#depth -= 1;
      return list;
    }
    const list = this.#valueOf(node, 'ArrayExpression', ({ elements }) => ({ list: this.#listOf(elements) }));
    return 'list' in list ? list.list : undefined;
  }

  #listOf(elements: unknown): List {
    return nodesIn(elements).flatMap((each): List =>
      each.type === 'SpreadElement' ? (this.#foldList(each.argument) ?? [NOTHING]) : [this.fold(each)],
    );
  }

  #foldListCall({ callee, arguments: given }: AnyNode): List | undefined {
    if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
    const name = this.nameOf(callee);
    const values = this.#listOf(given);
    if (name === 'split') {
      const [text = UNKNOWN] = this.fold(callee.object);
      const [separator = UNKNOWN] = values[0] ?? [];
      return isKnown(text) && isKnown(separator) ? text.split(separator).map((part) => [part]) : undefined;
    }
    const list = this.#foldList(callee.object);
    if (name === 'reverse' || name === 'toReversed') return list?.toReversed();
    if (name === 'slice') return list?.slice(...values.map(([at]) => Number(at)));
    return name === 'concat' ? list && [...list, ...values] : undefined;
  }

  #isMember(node: unknown, owner: string, name: string): boolean {
    return (
      isNode(node) &&
      node.type === 'MemberExpression' &&
      this.globalOf(node.object) === owner &&
      this.nameOf(node) === name
    );
  }

  #foldCall({ callee, arguments: given }: AnyNode): readonly string[] {
    const whole = this.globalOf(callee);
    if (whole !== undefined) return callGlobal(whole, this.#listOf(given));
    if (!isNode(callee) || callee.type !== 'MemberExpression') return NOTHING;
    const name = this.nameOf(callee) ?? '';
    if (this.globalOf(callee.object) === 'String') return callGlobal(name, this.#listOf(given));
    if (name === 'apply' && isNode(callee.object) && this.#isMember(callee.object, 'String', 'fromCharCode'))
      return callGlobal('fromCharCode', this.#foldList(nodesIn(given)[1]) ?? [NOTHING]);
    if (name === 'join') {
      const list = this.#foldList(callee.object);
      const separator = nodesIn(given).length > 0 ? this.fold(nodesIn(given)[0]) : [','];
      return list
        ? list.reduce((texts, part, at) => combine(at > 0 ? combine(texts, separator) : texts, part), [
            '',
          ] as readonly string[])
        : NOTHING;
    }
    if (!METHODS_OF_TEXTS.has(name)) return NOTHING;
    const values = nodesIn(given).map((each) => (isRegExp(each) ? { ...each.regex } : this.fold(each)));
    return this.fold(callee.object).flatMap((text) => callMethod(text, name, values));
  }

  /** `new URL(…)` and `new Request(…)`, as the address that they stand for. */
  #foldAddress({ callee, arguments: given }: AnyNode): readonly string[] {
    const name = this.globalOf(callee);
    const [address, base] = nodesIn(given);
    if (name === 'String' || name === 'Request' || (name === 'URL' && !base)) return this.fold(address);
    if (name !== 'URL') return NOTHING;
    return this.fold(address).flatMap((text) => this.fold(base).map((start) => resolveAddress(text, start)));
  }
}

/** The names of the global object. */
export const WINDOWS: ReadonlySet<string> = new Set([
  'window',
  'self',
  'globalThis',
  'top',
  'parent',
  'frames',
]);

const isRegExp = (node: AnyNode): node is AnyNode & { regex: { pattern: string; flags: string } } =>
  node.type === 'Literal' && typeof node.regex === 'object';
