import type { ErrorReply } from '@metier/sdk/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { findDatabaseError, isUnavailable, listCauses } from '../../db/database-errors';
import { FileStoreError } from '../../files/file-store';
import { Refusal, defaultDetails, refuse, statuses, type RefusalKind } from '../../errors';
import { validationTexts } from '../input/validation.texts';
import { refuseFindings } from '../input/validation-messages';
import { inCurrentLanguage, runInLanguage } from '../../languages/current-language';
import { languageOf } from '../language/request-language';

/** The text of an error of Fastify and its plugins. */
function describeCode(code: string | undefined): string | undefined {
  const codes: Readonly<Record<string, string>> = inCurrentLanguage(validationTexts).codes;
  return code && Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** By the first characters of PostgreSQL's error code. */
const databaseKinds: readonly (readonly [prefix: string, kind: RefusalKind])[] = [
  ['22', 'invalid'], // data exception: out of range, not representable
  ['23', 'conflict'], // integrity: a concurrent write won
  ['40', 'busy'], // deadlock, serialisation
];

/** Maps an error to the Refusal that is sent; the only place that does so. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const fromValidator = error as Partial<FastifyError>;
  if (fromValidator.validation) return fromFindings(fromValidator);
  if (error instanceof FileStoreError) return refuse.noFiles();
  return fromDatabase(error) ?? fromStatus(fromValidator) ?? fail();
}

const fail = () => new Refusal('failed', { detail: defaultDetails.failed });

function fromFindings({ validation = [], validationContext }: Partial<FastifyError>): Refusal {
  // An id of invalid form is treated as not found.
  if (validationContext === 'params') return refuse.missing();
  return refuseFindings(validation);
}

function fromDatabase(error: unknown): Refusal | undefined {
  const refusal = findDatabaseError(error);
  const kind = databaseKinds.find(([prefix]) => refusal?.code.startsWith(prefix))?.[1];
  if (kind === 'busy' || isUnavailable(error)) return refuse.busy('database');
  return kind && new Refusal(kind, { detail: defaultDetails[kind] });
}

/** Fastify's own 4xx keep the kind of their status; a status without a kind counts as an invalid request. */
function fromStatus({ statusCode, code }: Partial<FastifyError>): Refusal | undefined {
  if (!statusCode || statusCode < 400 || statusCode > 499) return undefined;
  if (code === 'FST_ERR_BAD_URL')
    return new Refusal('invalid', { detail: describeCode(code) ?? '' }, {}, { reason: 'malformed' });
  const kinds = Object.keys(statuses) as RefusalKind[];
  const kind = kinds.find((candidate) => statuses[candidate] === statusCode) ?? 'invalid';
  return new Refusal(kind, { detail: describeCode(code) ?? defaultDetails[kind] });
}

const explain = (error: unknown) => listCauses(error).at(-1)?.message;

/** Fastify's error handler: responds, and logs our own failures with their stack. */
export function replyToError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const refusal = runInLanguage(language, () => toRefusal(error));
  const status = statuses[refusal.kind];
  // Refusals are deliberate, and under load the 503 refusals are many.
  if (status >= 500 && !(error instanceof Refusal)) {
    // Every request logs this during an outage: stacks would fill the disk.
    if (error instanceof FileStoreError) request.log.warn({ reason: error.message }, 'the file store fails');
    else if (isUnavailable(error))
      request.log.warn({ reason: explain(error) }, 'the database is unavailable');
    else request.log.error({ err: error }, 'a request failed');
  }
  request.server.countRefusal(refusal, request);
  const body: ErrorReply = refusal.body;
  return reply
    .code(status)
    .headers({ ...refusal.headers, 'x-request-id': request.id, 'content-language': language })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
