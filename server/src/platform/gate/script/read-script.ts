import { hidesPath, toApiAddress, type ApiAddress } from './addresses';
import { METHODS_OF_TEXTS } from './fold-calls';
import { Folder, WINDOWS } from './fold';
import { formOfCall, GLOBALS_OF_TEXTS, HTTP_METHODS, NETWORK, PORT, READERS, SENDERS } from './network';
import { childrenOf, isNode, nodesIn, type AnyNode } from './nodes';
import { createLocator, parseScript } from './parse-script';
import { hostOf, storeOf } from './reach';
import { readScopes } from './scopes';
import { isKnown, UNKNOWN } from './texts';

/** An API call in a script; a part of its path that is known only at run time is `{}`. */
export interface ApiCall extends ApiAddress {
  /** `GET` and the like; undefined for an address outside of a call. */
  readonly method: string | undefined;
  /** `line 1, column 20` */
  readonly place: string;
}

/** A use of the network whose address cannot be read. */
export interface HiddenCall {
  /** `fetch` */
  readonly what: string;
  readonly place: string;
}

export interface ScriptCalls {
  readonly calls: readonly ApiCall[];
  readonly hidden: readonly HiddenCall[];
  /** Hosts in its addresses. */
  readonly hosts: readonly string[];
  /** Storage of the browser that it names. */
  readonly stores: readonly string[];
}

const isSum = ({ type, operator }: AnyNode) => type === 'BinaryExpression' && operator === '+';

/** The subexpressions of a text that are not its own constants. */
function listRest(text: AnyNode): AnyNode[] {
  const rest: AnyNode[] = [];
  const waiting = [text];
  for (let node = waiting.pop(); node; node = waiting.pop())
    if (node.type === 'TemplateLiteral') waiting.push(...nodesIn(node.expressions));
    else if (isSum(node)) waiting.push(...nodesIn([node.left, node.right]));
    else if (node.type === 'ConditionalExpression') {
      rest.push(...nodesIn(node.test));
      waiting.push(...nodesIn([node.consequent, node.alternate]));
    } else if (node.type !== 'Literal') rest.push(node);
  return rest;
}

class ScriptReader {
  readonly #calls = new Map<string, ApiCall>();
  readonly #hidden = new Map<string, HiddenCall>();
  readonly #placeOf: (start: number) => string;
  readonly #folder: Folder;
  readonly #waiting: AnyNode[];
  /** Names of network functions in places that show what is called. */
  readonly #plain = new Set<unknown>();
  readonly #opened: AnyNode[] = [];
  readonly #hosts = new Set<string>();
  readonly #stores = new Set<string>();
  #hasXhr = false;

  constructor(text: string) {
    this.#placeOf = createLocator(text);
    const program = parseScript(text);
    this.#folder = new Folder(readScopes(program));
    this.#waiting = [program];
  }

  read(): ScriptCalls {
    for (let node = this.#waiting.pop(); node; node = this.#waiting.pop()) this.#visit(node);
    if (this.#hasXhr) for (const call of this.#opened) this.#readOpen(call);
    return {
      calls: [...this.#calls.values()],
      hidden: [...this.#hidden.values()],
      hosts: [...this.#hosts],
      stores: [...this.#stores],
    };
  }

  #note(node: AnyNode, method: string | undefined, text: string): void {
    const host = hostOf(text);
    if (host !== undefined) this.#hosts.add(host);
    const address = toApiAddress(text);
    if (!address) return;
    const form = method === undefined ? this.#formOfText(node, address) : formOfCall(method, address);
    if (!form) return;
    const key = `${method} ${form} ${address.path}`;
    if (!this.#calls.has(key))
      this.#calls.set(key, { method, path: address.path, form, place: this.#placeOf(node.start) });
  }

  /** A relative text outside of a call is less certain where names are put in; undefined if it is no address. */
  #formOfText(node: AnyNode, { path, form }: ApiAddress): ApiAddress['form'] | undefined {
    if (form === 'word' && !/^\/api\/[^{}/]+\/./.test(path)) return undefined;
    const isComposed = listRest(node).some(
      (part) => part !== node && this.#folder.fold(part).some((text) => text !== UNKNOWN),
    );
    return form === 'relative' && isComposed ? 'word' : form;
  }

  #hide(node: AnyNode, what: string): void {
    if (!this.#hidden.has(what)) this.#hidden.set(what, { what, place: this.#placeOf(node.start) });
  }

  #visit(node: AnyNode): void {
    this.#findNames(node);
    if (node.type === 'CallExpression' || node.type === 'NewExpression') return this.#visitCall(node);
    if (node.type === 'ImportExpression' && isNode(node.source))
      return this.#send(node, 'import()', 'GET', node.source);
    if (node.type === 'Literal' || node.type === 'TemplateLiteral' || isSum(node)) {
      for (const text of this.#folder.fold(node)) this.#note(node, undefined, text);
      this.#waiting.push(...listRest(node));
      return;
    }
    if (node.type === 'TaggedTemplateExpression')
      for (const text of this.#folder.fold(node)) this.#note(node, undefined, text);
    this.#waitForChildren(node);
  }

  /** Names of members and properties are no expressions. */
  #waitForChildren(node: AnyNode): void {
    const skipped = node.computed === true ? undefined : (node.property ?? node.key);
    for (const child of childrenOf(node))
      if (child !== skipped || child.type !== 'Identifier') this.#waiting.push(child);
  }

  #visitCall(node: AnyNode): void {
    const { callee } = node;
    const [address] = nodesIn(node.arguments);
    const sender = this.#senderOf(node);
    if (sender !== undefined && address) {
      this.#plain.add(callee);
      this.#waiting.push(...nodesIn(callee), ...nodesIn(node.arguments).slice(1));
      return this.#send(node, sender, this.#methodOfSender(sender, node), address);
    }
    const name =
      isNode(callee) && callee.type === 'MemberExpression' ? this.#folder.nameOf(callee) : undefined;
    const method = node.type === 'CallExpression' && name !== undefined ? PORT.get(name) : undefined;
    if (method !== undefined && address) {
      for (const text of this.#folder.fold(address)) this.#note(node, method, text);
      this.#waiting.push(...nodesIn(callee), ...nodesIn(node.arguments).slice(1), ...listRest(address));
      return;
    }
    if (name === 'open' && nodesIn(node.arguments).length > 1) this.#opened.push(node);
    const global = name ?? this.#folder.globalOf(callee) ?? '';
    if (METHODS_OF_TEXTS.has(global) || GLOBALS_OF_TEXTS.test(global) || global === 'URL')
      for (const text of this.#folder.fold(node)) if (text !== UNKNOWN) this.#note(node, undefined, text);
    this.#waitForChildren(node);
  }

  #senderOf({ callee, type }: AnyNode): string | undefined {
    if (!isNode(callee)) return undefined;
    const global = this.#folder.globalOf(callee);
    if (global === 'XMLHttpRequest' && type === 'NewExpression') {
      this.#hasXhr = true;
      this.#plain.add(callee);
    }
    if (global !== undefined && SENDERS.has(global)) return global;
    const isBeacon = callee.type === 'MemberExpression' && this.#folder.nameOf(callee) === 'sendBeacon';
    return isBeacon ? 'sendBeacon' : undefined;
  }

  /** `GET`, unless the options say otherwise; undefined if they cannot be read. */
  #methodOfSender(sender: string, node: AnyNode): string | undefined {
    const [, options] = nodesIn(node.arguments);
    if (sender === 'sendBeacon') return 'POST';
    if (sender !== 'fetch' && sender !== 'Request') return 'GET';
    const [request] = nodesIn(node.arguments);
    if (!options)
      return request?.type === 'Literal' || request?.type === 'TemplateLiteral' ? 'GET' : undefined;
    const properties = options.type === 'ObjectExpression' ? nodesIn(options.properties) : [];
    const isPlain = properties.every(({ type, computed }) => type === 'Property' && computed === false);
    if (options.type !== 'ObjectExpression' || !isPlain) return undefined;
    const given = properties.find(({ key }) => isNode(key) && (key.name ?? key.value) === 'method');
    return given ? this.#readMethod(given.value) : 'GET';
  }

  #readMethod(node: unknown): string | undefined {
    const [method = '', ...more] = this.#folder.fold(node).map((text) => text.toUpperCase());
    return more.length === 0 && HTTP_METHODS.has(method) ? method : undefined;
  }

  #readOpen(call: AnyNode): void {
    const [method, address] = nodesIn(call.arguments);
    const texts = this.#folder.fold(method);
    if (address && (texts.some((text) => !isKnown(text)) || this.#readMethod(method) !== undefined))
      this.#send(call, 'XMLHttpRequest', this.#readMethod(method), address);
  }

  #send(node: AnyNode, what: string, method: string | undefined, address: AnyNode): void {
    for (const text of this.#folder.fold(address))
      if (hidesPath(text)) this.#hide(node, what);
      else if (toApiAddress(text)?.form !== 'relative') this.#note(node, method, text);
    this.#waiting.push(...listRest(address));
  }

  /** Finds names of network functions that are passed on instead of called. */
  #findNames(node: AnyNode): void {
    const { type } = node;
    if (type === 'UnaryExpression' && node.operator === 'typeof') this.#plain.add(node.argument);
    if (type === 'BinaryExpression' && node.operator === 'instanceof') this.#plain.add(node.right);
    if (type === 'VariableDeclarator') this.#findTaken(node, node.id, node.init);
    if (type === 'AssignmentExpression') this.#findTaken(node, node.left, node.right);
    if (type === 'CallExpression') this.#findRead(node);
    if (type === 'CallExpression' || type === 'NewExpression') return void this.#senderOf(node);
    if ((type !== 'Identifier' && type !== 'MemberExpression') || this.#plain.has(node)) return;
    const name = this.#folder.globalOf(node);
    if (name !== undefined && NETWORK.has(name)) this.#hide(node, name);
    const store = storeOf(name);
    if (store !== undefined) this.#stores.add(store);
    if (type !== 'MemberExpression') return;
    const member = this.#folder.nameOf(node);
    if (member === 'sendBeacon') this.#hide(node, member);
    const owner = this.#folder.globalOf(node.object);
    const kept = storeOf(owner, member);
    if (kept !== undefined) this.#stores.add(kept);
    if (member === undefined && owner !== undefined && WINDOWS.has(owner)) this.#hide(node, `${owner}[…]`);
  }

  /** Finds `Reflect.get(window, 'fetch')`. */
  #findRead({ callee, arguments: given }: AnyNode): void {
    if (!isNode(callee) || callee.type !== 'MemberExpression') return;
    const [target] = nodesIn(given);
    const owner = this.#folder.globalOf(target);
    const isReader =
      /^(?:Reflect|Object)$/.test(this.#folder.globalOf(callee.object) ?? '') &&
      READERS.has(this.#folder.nameOf(callee) ?? '');
    if (isReader && owner !== undefined && WINDOWS.has(owner)) this.#hide(callee, `${owner}[…]`);
  }

  /** Finds `const { fetch } = window`. */
  #findTaken(node: AnyNode, pattern: unknown, value: unknown): void {
    if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return;
    const owner = this.#folder.globalOf(value);
    if (owner === undefined || !WINDOWS.has(owner)) return;
    for (const { key } of nodesIn(pattern.properties)) {
      const name = isNode(key) ? String(key.name ?? key.value) : '';
      if (NETWORK.has(name)) this.#hide(node, name);
    }
  }
}

/** All API calls of a script. Throws if the script cannot be parsed. */
export const findApiCalls = (text: string): ScriptCalls => new ScriptReader(text).read();
