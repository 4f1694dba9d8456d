import type { AnyRelease, UsedApi, UsedOperation } from '@metier/sdk/contract';
import { listOperations, type ApiDocument } from '../../../http/openapi/document';
import { findBreakages } from '../../../http/openapi/find-breakages';
import { isRemote, nameRelease, type GateInput } from '../context';
import type { ApiCall } from '../script/read-script';
import { UNKNOWN } from '../script/texts';
import { createMatcher, isForOperators, type Meaning } from './match-operations';
import { decide, no, type CheckResult } from '../verdicts';

const nameOperation = ({ method, path }: UsedOperation) => `${method} ${path}`;
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

/** Calls in its scripts that it does not declare, and addresses that cannot be compared with what it declares. */
function findUndeclared({ candidate, context }: GateInput): string[] {
  const match = createMatcher(listOperations(context.api).keys());
  const declared = new Set(candidate.operations.map(nameOperation));
  const name = nameRelease(candidate);
  const problems = new Map<string, string>();
  for (const [file, { reading }] of context.stored ?? [])
    for (const call of reading?.calls ?? []) {
      // The shell itself opens the session and the event stream.
      if (call.method === undefined && !isRemote(candidate)) continue;
      const problem = findProblem(call, match(call), declared);
      if (problem) problems.set(problem.about, `${file} of ${name} ${problem.why}`);
    }
  return [...problems.values()];
}

/** What is wrong with a call; undefined if it is declared, or no call of the API. */
function findProblem(call: ApiCall, { operations, isExact }: Meaning, declared: ReadonlySet<string>) {
  const isOpen = !isExact && call.path.includes(UNKNOWN);
  // A relative text is an address of the API only where a call takes it.
  const meansAll = isOpen ? call.form === 'absolute' || call.method !== undefined : call.method !== undefined;
  const missing = operations.filter((operation) => !declared.has(operation));
  const [first] = missing;
  if (first !== undefined && (meansAll || call.form === 'word' || missing.length === operations.length))
    return {
      about: `${isOpen} ${first}`,
      why: isOpen ? describeOpen(call, first) : describeUndeclared(first),
    };
  if (operations.length > 0 || call.form !== 'absolute') return undefined;
  return {
    about: call.path,
    why: `has the address ${call.path} (${call.place}), which the live API does not have: use the functions of @metier/sdk/api`,
  };
}

const describeUndeclared = (operation: string) =>
  `calls ${operation}, which its release.json does not declare: build it again with the recipe`;

const describeOpen = ({ path, place }: ApiCall, operation: string) =>
  `has the address ${path} (${place}), whose run-time part can make it ${operation}, which its release.json does not declare: write out all but the parameters of one operation`;

/** Uses of the network in the scripts of a remote whose address cannot be read. */
const findHidden = ({ candidate, context }: GateInput): string[] =>
  [...(isRemote(candidate) ? (context.stored ?? []) : [])].flatMap(([file, { reading }]) =>
    (reading?.hidden ?? []).map(
      ({ what, place }) =>
        `${file} of ${nameRelease(candidate)} uses ${what} with an address that cannot be read (${place}): write the address as a text without run-time parts before its "?", or use the functions of @metier/sdk/api`,
    ),
  );

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
    ...findHidden(question),
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
