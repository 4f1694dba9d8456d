/** The parser alone, because the package's main entry loads the grammar of all properties. */
declare module 'css-tree/parser' {
  /** A node as plain data, its lists as arrays; see the package's docs/ast.md. */
  export interface CssNode {
    readonly type: string;
    readonly name?: string;
    readonly value?: CssNode | string;
    readonly children?: Iterable<CssNode> | null;
    readonly prelude?: CssNode | null;
    readonly block?: CssNode | null;
    readonly property?: string;
    readonly important?: boolean | string;
    readonly loc?: {
      readonly start: { readonly offset: number };
      readonly end: { readonly offset: number };
    } | null;
  }
  export default function parse(
    text: string,
    options?: {
      readonly positions?: boolean;
      readonly parseCustomProperty?: boolean;
      readonly onParseError?: (error: Error) => void;
    },
  ): CssNode;
}

declare module 'css-tree/utils' {
  export const ident: { readonly decode: (text: string) => string };
}
