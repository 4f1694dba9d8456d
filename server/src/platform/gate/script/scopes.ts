import { childrenOf, isNode, nodesIn, type AnyNode } from './nodes';

/** A declared name with everything that is ever assigned to it. */
export interface Binding {
  readonly values: AnyNode[];
  /** True when it also gets values that no expression shows: a parameter, a part of an object. */
  isOpen: boolean;
}

/** Finds the binding of an identifier; undefined for a global. */
export type FindBinding = (identifier: AnyNode) => Binding | undefined;

interface Scope {
  readonly outer: Scope | undefined;
  /** The scope of the function, which `var` belongs to. */
  readonly home: Scope;
  readonly names: Map<string, Binding>;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const BLOCKS = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'ClassExpression',
  'StaticBlock',
]);

function openScope(outer: Scope | undefined, isFunction: boolean): Scope {
  const scope = { outer, names: new Map<string, Binding>() } as Omit<Scope, 'home'> & { home?: Scope };
  scope.home = isFunction || !outer ? (scope as Scope) : outer.home;
  return scope as Scope;
}

function lookUp(name: unknown, from: Scope | undefined): Binding | undefined {
  for (let scope = from; scope; scope = scope.outer) {
    const found = scope.names.get(String(name));
    if (found) return found;
  }
  return undefined;
}

function declare(scope: Scope, name: unknown): Binding {
  const known = scope.names.get(String(name));
  if (known) return known;
  const binding = { values: [], isOpen: false };
  scope.names.set(String(name), binding);
  return binding;
}

/** The identifiers that a pattern declares or assigns. */
function identifiersIn(pattern: AnyNode): AnyNode[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return nodesIn(pattern.properties).flatMap(({ value, argument }) =>
        nodesIn(value ?? argument).flatMap(identifiersIn),
      );
    case 'ArrayPattern':
      return nodesIn(pattern.elements).flatMap(identifiersIn);
    case 'AssignmentPattern':
      return nodesIn(pattern.left).flatMap(identifiersIn);
    case 'RestElement':
      return nodesIn(pattern.argument).flatMap(identifiersIn);
    default:
      return [];
  }
}

/** Links every identifier of a script with its binding. */
class ScopeReader {
  readonly #scopeOf = new Map<AnyNode, Scope>();
  readonly #assignments: { readonly target: AnyNode; readonly value: AnyNode | undefined }[] = [];

  constructor(program: AnyNode) {
    const waiting: [AnyNode, Scope][] = [[program, openScope(undefined, true)]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [node, around] = next;
      const scope = this.#enter(node, around);
      for (const child of childrenOf(node)) waiting.push([child, scope]);
    }
    for (const { target, value } of this.#assignments)
      for (const identifier of identifiersIn(target)) {
        const binding = this.find(identifier);
        if (!binding) continue;
        if (value && identifier === target) binding.values.push(value);
        else binding.isOpen = true;
      }
  }

  readonly find: FindBinding = (identifier) => lookUp(identifier.name, this.#scopeOf.get(identifier));

  /** Notes what a node declares and assigns; returns the scope of its children. */
  #enter(node: AnyNode, around: Scope): Scope {
    const isFunction = FUNCTIONS.has(node.type);
    const scope = isFunction || BLOCKS.has(node.type) ? openScope(around, isFunction) : around;
    if (node.type === 'Identifier') this.#scopeOf.set(node, scope);
    if (isFunction) this.#enterFunction(node, around, scope);
    else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression')
      for (const id of nodesIn(node.id))
        declare(node.type === 'ClassDeclaration' ? around : scope, id.name).isOpen = true;
    else if (node.type === 'CatchClause') this.#declareAll(nodesIn(node.param), scope);
    else if (node.type.startsWith('Import')) this.#declareAll(nodesIn(node.local), scope);
    else if (node.type === 'VariableDeclaration') this.#enterVariables(node, around);
    else this.#noteAssignment(node);
    return scope;
  }

  #declareAll(patterns: readonly AnyNode[], scope: Scope): void {
    for (const identifier of patterns.flatMap(identifiersIn)) declare(scope, identifier.name).isOpen = true;
  }

  #enterFunction(node: AnyNode, around: Scope, scope: Scope): void {
    const owner = node.type === 'FunctionDeclaration' ? around : scope;
    this.#declareAll(nodesIn(node.id), owner);
    this.#declareAll(nodesIn(node.params), scope);
  }

  #enterVariables({ kind, declarations }: AnyNode, around: Scope): void {
    for (const { id, init } of nodesIn(declarations)) {
      if (!isNode(id)) continue;
      const owner = kind === 'var' ? around.home : around;
      for (const identifier of identifiersIn(id)) declare(owner, identifier.name);
      if (isNode(init)) this.#assignments.push({ target: id, value: init });
      else if (id.type !== 'Identifier') this.#assignments.push({ target: id, value: undefined });
    }
  }

  #noteAssignment({ type, operator, left, right, argument }: AnyNode): void {
    if (type === 'AssignmentExpression' && isNode(left))
      this.#assignments.push({
        target: left,
        value: operator === '=' && isNode(right) ? right : undefined,
      });
    if (type === 'UpdateExpression' && isNode(argument))
      this.#assignments.push({ target: argument, value: undefined });
    if ((type === 'ForInStatement' || type === 'ForOfStatement') && isNode(left)) {
      const targets =
        left.type === 'VariableDeclaration'
          ? nodesIn(left.declarations).flatMap(({ id }) => nodesIn(id))
          : [left];
      for (const target of targets) this.#assignments.push({ target, value: undefined });
    }
  }
}

export const readScopes = (program: AnyNode): FindBinding => new ScopeReader(program).find;
