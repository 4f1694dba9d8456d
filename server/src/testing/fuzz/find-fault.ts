import { Compile, type Validator } from 'typebox/schema';
import type { Operation } from '../../http/openapi/document';

export interface OperationResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Returns the fault in an operation's response; undefined if there is none. */
export type FindFault = (operation: string, answer: OperationResponse) => string | undefined;

/** Validates responses against the OpenAPI description: no failure, no undocumented status or body. */
export function makeFaultFinder(operations: ReadonlyMap<string, Operation>): FindFault {
  const checkers = new Map<string, Validator>();
  for (const [name, { responses }] of operations)
    for (const [status, { content }] of Object.entries(responses)) {
      const schema = content?.['application/json']?.schema;
      if (schema) checkers.set(`${name} ${status}`, Compile(schema));
    }

  return (name, { statusCode, headers, body }) => {
    const reply = operations.get(name)?.responses[statusCode];
    if (statusCode >= 500 && statusCode !== 503) return `it failed with ${statusCode}: ${body}`;
    if (!reply) return `${statusCode} is not documented: ${body.slice(0, 300)}`;
    if (!headers['x-request-id']) return 'it has no request id';
    const checker = checkers.get(`${name} ${statusCode}`);
    if (!checker) return body && !reply.content ? `a ${statusCode} has no body here: ${body}` : undefined;
    return findSchemaFault(checker, headers['content-type'], body);
  };
}

function findSchemaFault(checker: Validator, type: unknown, body: string): string | undefined {
  if (!String(type).startsWith('application/json')) return `it is ${String(type)}, not JSON`;
  const value = parse(body);
  if (checker.Check(value)) return undefined;
  const [, errors] = checker.Errors(value);
  return `it is not as documented: ${JSON.stringify(errors).slice(0, 300)} in ${body.slice(0, 300)}`;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
