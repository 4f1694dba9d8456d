import { listOperations, type ApiDocument, type Operation } from '../../http/openapi/document';

/** Every operation of the description by its name, with references resolved. */
export const readOperations = (document: ApiDocument): Map<string, Operation> =>
  listOperations(inline(document, document) as ApiDocument);

/** Resolves references; no schema of this API is recursive. */
function inline(document: ApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => inline(document, inner));
  if (typeof value !== 'object' || value === null) return value;
  const name = '$ref' in value ? String(value.$ref).split('/').pop() : undefined;
  if (name !== undefined) return inline(document, document.components.schemas[name]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inline(document, inner)]));
}
