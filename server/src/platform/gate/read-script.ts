import { parse, type Node } from 'acorn';

/** An API call in a script. */
export interface ApiCall {
  /** `GET` and the like; undefined for an address outside of a call. */
  readonly method: string | undefined;
  /** `/api/jobs/{}/`: a part known only at run time is `{}`. */
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
 * The texts that an expression can evaluate to; `{}` for parts that are not literal. Passes subexpressions
 * that are no text to `leave` for separate analysis.
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

/** Limits the combinations, so that conditions cannot make the analysis slow. */
const MAX_TEXTS = 16;
const join = (lefts: readonly string[], rights: readonly string[]): string[] =>
  lefts
    .slice(0, MAX_TEXTS)
    .flatMap((left) => rights.slice(0, MAX_TEXTS).map((right) => left + right))
    .slice(0, MAX_TEXTS);

/** Normalizes a text to a path of the API description; undefined if it is none. */
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

/** The method of a call such as `http.get(…)`; undefined for every other call. */
const methodOf = ({ type, callee }: AnyNode): string | undefined =>
  type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression'
    ? METHODS.get(String(nameOf(callee)))
    : undefined;

/** The calls in one node: `http.get("jobs/")`, or a separate address such as `"/api/jobs/"`. */
function readNode(node: AnyNode, wait: (rest: AnyNode) => void): ApiCall[] {
  const method = methodOf(node);
  const [address, ...more] = method ? nodesIn(node.arguments) : [];
  if (address) {
    nodesIn(node.callee).flatMap(childrenOf).forEach(wait);
    more.forEach(wait);
    return toCalls(method, readTexts(address, wait));
  }
  if (isText(node)) {
    // Reads a concatenation as a whole, because its parts are no addresses.
    return toCalls(
      undefined,
      readTexts(node, (rest) => rest !== node && wait(rest)),
    );
  }
  childrenOf(node).forEach(wait);
  return [];
}

const toCalls = (method: string | undefined, texts: readonly string[]): ApiCall[] =>
  texts.flatMap((text) => {
    const path = toPath(text);
    return path === undefined || path === '/api/{}/' ? [] : [{ method, path }];
  });

/** All API calls of a script. Throws if the script cannot be parsed. */
export function findApiCalls(text: string): ApiCall[] {
  const found = new Map<string, ApiCall>();
  const waiting: AnyNode[] = [parseAny(text)];
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const call of readNode(node, (rest) => waiting.push(rest)))
      found.set(`${call.method} ${call.path}`, call);
  return [...found.values()];
}

/** Parses a classic script, as bundles are; else a module. */
function parseAny(text: string): AnyNode {
  const options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true } as const;
  try {
    return parse(text, { ...options, sourceType: 'script' }) as unknown as AnyNode;
  } catch {
    return parse(text, { ...options, sourceType: 'module' }) as unknown as AnyNode;
  }
}
