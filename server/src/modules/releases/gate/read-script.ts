import { parse, type Node } from 'acorn';

/** A call of the API that a script spells out. */
export interface SpelledCall {
  /** `GET` and the like; undefined where the address stands by itself. */
  readonly method: string | undefined;
  /** `/api/jobs/{}/`: what is only known when it runs is `{}`. */
  readonly path: string;
}

/** The methods of the http port; see shared/src/api/http.ts. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['get', 'GET'],
  ['list', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
]);

type AnyNode = Node & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const nodesIn = (value: unknown): AnyNode[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** A template's texts joined by `{}`. */
function joinTemplate({ quasis }: AnyNode): string {
  const texts = nodesIn(quasis).map(({ value }) => (value as { cooked?: string }).cooked ?? '');
  return texts.join('{}');
}

/**
 * The texts that an expression can have, as far as they are written down; `{}` for the rest. What is not text by itself is
 * handed to `leave`, to be looked at on its own.
 */
function readTexts(node: AnyNode, leave: (rest: AnyNode) => void): string[] {
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : '{}'];
    case 'TemplateLiteral':
      nodesIn(node.expressions).forEach(leave);
      return [joinTemplate(node)];
    case 'ConditionalExpression':
      nodesIn(node.test).forEach(leave);
      return nodesIn([node.consequent, node.alternate]).flatMap((each) => readTexts(each, leave));
    case 'BinaryExpression': {
      const [left, right] = nodesIn([node.left, node.right]);
      if (node.operator === '+' && left && right)
        return join(readTexts(left, leave), readTexts(right, leave));
      break;
    }
  }
  leave(node);
  return ['{}'];
}

/** Few enough that nobody can make the reader slow with conditions. */
const MOST_TEXTS = 16;
const join = (lefts: readonly string[], rights: readonly string[]): string[] =>
  lefts
    .slice(0, MOST_TEXTS)
    .flatMap((left) => rights.slice(0, MOST_TEXTS).map((right) => left + right))
    .slice(0, MOST_TEXTS);

/** A path of the API in the form of its description; undefined for any other text. */
function toPath(text: string): string | undefined {
  const [address = ''] = text.split(/[?#]/);
  const at = address.indexOf('/api/');
  if (at !== -1) return address.slice(at).replace(/(\{\})+/g, '{}');
  return /^[\w{}.-]+(\/[\w{}.-]+)*\/$/.test(address)
    ? `/api/${address.replace(/(\{\})+/g, '{}')}`
    : undefined;
}

const nameOf = ({ computed, property }: AnyNode): unknown =>
  isNode(property) ? (computed ? property.value : property.name) : undefined;

const isText = ({ type, operator }: AnyNode) =>
  type === 'Literal' || type === 'TemplateLiteral' || (type === 'BinaryExpression' && operator === '+');

function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) children.push(...nodesIn(value));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** The method of `http.get(…)` and the like; undefined for every other call. */
const methodOf = ({ type, callee }: AnyNode): string | undefined =>
  type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression'
    ? METHODS.get(String(nameOf(callee)))
    : undefined;

/** The calls in one node: `http.get("jobs/")`, or an address of its own such as `"/api/jobs/"`. */
function readNode(node: AnyNode, wait: (rest: AnyNode) => void): SpelledCall[] {
  const method = methodOf(node);
  const [address, ...more] = method ? nodesIn(node.arguments) : [];
  if (address) {
    nodesIn(node.callee).flatMap(childrenOf).forEach(wait);
    more.forEach(wait);
    return toCalls(method, readTexts(address, wait));
  }
  if (isText(node)) {
    // What is put together is read whole: its pieces mean nothing by themselves.
    return toCalls(
      undefined,
      readTexts(node, (rest) => rest !== node && wait(rest)),
    );
  }
  childrenOf(node).forEach(wait);
  return [];
}

const toCalls = (method: string | undefined, texts: readonly string[]): SpelledCall[] =>
  texts.flatMap((text) => {
    const path = toPath(text);
    return path === undefined || path === '/api/{}/' ? [] : [{ method, path }];
  });

/** Everything that a script spells out as a path of the API. Throws where the script cannot be parsed. */
export function readScript(text: string): SpelledCall[] {
  const found = new Map<string, SpelledCall>();
  const waiting: AnyNode[] = [parseAny(text)];
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const call of readNode(node, (rest) => waiting.push(rest)))
      found.set(`${call.method} ${call.path}`, call);
  return [...found.values()];
}

/** As a classic script, as bundles are; else as a module. */
function parseAny(text: string): AnyNode {
  const options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true } as const;
  try {
    return parse(text, { ...options, sourceType: 'script' }) as unknown as AnyNode;
  } catch {
    return parse(text, { ...options, sourceType: 'module' }) as unknown as AnyNode;
  }
}
