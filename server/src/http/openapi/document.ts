/** A JSON schema, as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface Reply {
  readonly description: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Reply>>;
}

/** The parts of an OpenAPI 3.1 document that our own tools read. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Operations by their name in the document: `GET /api/jobs/{id}/`. */
export function listOperations({ paths }: ApiDocument): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}
