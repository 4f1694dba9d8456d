import type { AnyRelease, UsedApi, UsedOperation } from '@metier/sdk/contract';
import { listOperations, type ApiDocument } from '../../../http/openapi/document';
import { findBreakages } from '../../../http/openapi/find-breakages';
import { isRemote, nameRelease, type GateInput } from '../context';
import type { ApiCall } from '../read-script';
import { decide, no, type CheckResult } from '../verdicts';

const nameOperation = ({ method, path }: UsedOperation) => `${method} ${path}`;
const nameless = (path: string) => path.replace(/\{\w*\}/g, '{}');

/**
 * Operations for operators and pipelines only: in the page of a user signed in at /platform they could move
 * releases.
 */
const isForOperators = (path: string) => path.startsWith('/api/releases/');

/**
 * Breaking changes between the API it was built for and the live one; undefined if the former cannot be read.
 */
function listChanges(api: UsedApi, live: ApiDocument): string[] | undefined {
  try {
    return findBreakages(api as ApiDocument, live);
  } catch {
    return undefined;
  }
}

/** True when the path of a call can be this path of the API description, whose parameters match any text. */
function matchesApiPath(spelled: string, path: string): boolean {
  const wanted = nameless(path).split('/');
  const given = spelled.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part === '{}' || part === given[at]);
}

/** The live operations that a call can mean; fixed paths take precedence over parameters. */
function matchOperations(call: ApiCall, operations: readonly string[]): string[] {
  const fitting = operations.filter((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return (call.method === undefined || call.method === method) && matchesApiPath(call.path, path);
  });
  const exact = fitting.filter((operation) => nameless(operation).endsWith(` ${call.path}`));
  return exact.length > 0 ? exact : fitting;
}

/** Calls in its scripts that it does not declare. */
function findUndeclared({ candidate, context }: GateInput): string[] {
  const known = [...listOperations(context.api).keys()];
  const declared = new Set(candidate.operations.map(nameOperation));
  const name = nameRelease(candidate);
  const missing = new Map<string, string>();
  for (const [file, { reading }] of context.stored ?? [])
    for (const call of reading?.calls ?? []) {
      // The shell itself opens the session and the event stream.
      if (call.method === undefined && !isRemote(candidate)) continue;
      const meant = matchOperations(call, known);
      if (meant.length > 0 && !meant.some((operation) => declared.has(operation)))
        missing.set(meant[0] ?? '', file);
    }
  return [...missing].map(
    ([operation, file]) =>
      `${file} of ${name} calls ${operation}, which its release.json does not declare: build it again with the recipe`,
  );
}

function findUndescribed({ operations, api, ...candidate }: AnyRelease): string[] {
  const described = listOperations(api as ApiDocument);
  return operations
    .filter((operation) => !described.has(nameOperation(operation)))
    .map(
      (operation) =>
        `${nameRelease(candidate as AnyRelease)} declares ${nameOperation(operation)} and does not describe it`,
    );
}

const findForbidden = (candidate: AnyRelease): string[] =>
  isRemote(candidate)
    ? candidate.operations
        .filter(({ path }) => isForOperators(path))
        .map(
          (operation) =>
            `${nameRelease(candidate)} calls ${nameOperation(operation)}, which is not for remotes`,
        )
    : [];

/**
 * Checks that the live API has every operation of the candidate without a breaking change, and that its
 * scripts call only declared operations.
 */
export function checkOperations(question: GateInput): CheckResult {
  const { candidate, context } = question;
  const { operations, api } = candidate;
  const name = nameRelease(candidate);
  const live = listOperations(context.api);
  const gone = operations.filter((operation) => !live.has(nameOperation(operation)));
  const missing = gone.map(
    (operation) =>
      `${name} calls ${nameOperation(operation)} (${operation.id}), which the live API does not have`,
  );
  const changes = listChanges(api, context.api);
  if (!changes) return no([`what ${name} says about the API it was built for cannot be read`]);
  const changed = changes
    .filter((change) => !gone.some((operation) => change.startsWith(`${nameOperation(operation)} `)))
    .map((change) => `${name} was built for another API: ${change}`);
  const good = `The live API answers every operation it calls (${operations.length}) as it did when this was built.`;
  const dishonest = [
    ...findForbidden(candidate),
    ...findUndeclared(question),
    ...findUndescribed(candidate),
    ...findUnreadable(question),
  ];
  return decide([...missing, ...changed, ...dishonest], good);
}

const findUnreadable = ({ candidate, context }: GateInput): string[] =>
  [...(context.stored ?? [])].flatMap(([file, { reading }]) =>
    reading?.calls === undefined && reading?.flaw !== undefined && !file.endsWith('.css')
      ? [`${file} of ${nameRelease(candidate)} ${reading.flaw}`]
      : [],
  );
