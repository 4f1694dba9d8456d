/** Verdict about a requirement of ASVS 5.0, or about all of a section or chapter. */
export type Row =
  | { readonly verdict: 'met'; readonly name: string; readonly evidence: readonly string[] }
  | { readonly verdict: 'not applicable'; readonly name: string; readonly because: string }
  | { readonly verdict: 'open'; readonly name: string; readonly missing: string };

/** By number: of a requirement (`7.2.1`), a section (`6.8`) or a chapter (`17`). */
export type Rows = Readonly<Record<string, Row>>;

/**
 * Each piece of evidence is `file › title`: the name of a test, the heading of a document, a step of the check
 * (`tools/check.ts`), or a text in a planted violation.
 */
export const met = (name: string, ...evidence: readonly string[]): Row => ({
  verdict: 'met',
  name,
  evidence,
});

export const notApplicable = (name: string, because: string): Row => ({
  verdict: 'not applicable',
  name,
  because,
});

export const open = (name: string, missing: string): Row => ({ verdict: 'open', name, missing });
