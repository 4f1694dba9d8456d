import { listOperations, type ApiDocument } from '../../../http/openapi/document';
import { findBreakages } from '../../../http/openapi/find-breakages';
import { nameRelease, type Question } from './context';
import { decide, unknown, type Finding } from './verdicts';

/** The live API has every operation that the candidate calls, and none has changed in a way that breaks it. */
export function checkOperations({ candidate, context }: Question): Finding {
  const { operations, api } = candidate;
  const name = nameRelease(candidate);
  if (!operations) return unknown(`${name} was built before releases said what they call.`);
  const live = listOperations(context.api);
  const gone = operations.filter(({ method, path }) => !live.has(`${method} ${path}`));
  const missing = gone.map(
    ({ id, method, path }) => `${name} calls ${method} ${path} (${id}), which the live API does not have`,
  );
  const isGone = (breakage: string) =>
    gone.some(({ method, path }) => breakage.startsWith(`${method} ${path} `));
  const changed = api
    ? findBreakages(api as ApiDocument, context.api)
        .filter((breakage) => !isGone(breakage))
        .map((breakage) => `${name} was built for another API: ${breakage}`)
    : [];
  const gaps = api ? [] : [`${name} does not say for which API it was built`];
  return decide(
    [...missing, ...changed],
    gaps,
    `The live API answers all ${operations.length} operations as it did when this was built.`,
  );
}
