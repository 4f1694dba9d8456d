import type { UsedApi, UsedOperation } from '@metier/shared/contract';
import { listOperations, type ApiDocument } from '../../../http/openapi/document';
import { findBreakages } from '../../../http/openapi/find-breakages';
import { nameRelease, type Question } from './context';
import { decide, no, type Finding } from './verdicts';

const nameOperation = ({ method, path }: UsedOperation) => `${method} ${path}`;

/** What has changed between the API it was built for and the live one; undefined when the first cannot be read. */
function listChanges(api: UsedApi, live: ApiDocument): string[] | undefined {
  try {
    return findBreakages(api as ApiDocument, live);
  } catch {
    return undefined;
  }
}

/** The live API has every operation that the candidate calls, and none has changed in a way that breaks it. */
export function checkOperations({ candidate, context }: Question): Finding {
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
  return decide([...missing, ...changed], good);
}
