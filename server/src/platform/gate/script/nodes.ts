import type { Node } from 'acorn';

/** A node of the syntax tree with its children as unknown properties. */
export type AnyNode = Node & Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export const nodesIn = (value: unknown): AnyNode[] => (Array.isArray(value) ? value : [value]).filter(isNode);

export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) children.push(each);
    } else if (isNode(value)) children.push(value);
  }
  return children;
}
