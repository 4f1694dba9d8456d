import type { Operation } from '../../http/openapi/document';
import { makeFaultFinder, type OperationResponse } from './find-fault';

const json = (schema: object) => ({
  description: 'Done.',
  content: { 'application/json': { schema: { ...schema } } },
});
const error = json({ type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'] });
const job = json({ type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] });
const operation: Operation = {
  operationId: 'getJob',
  responses: { 200: job, 204: { description: 'Done.' }, 404: error, 503: error },
};
const findFault = makeFaultFinder(new Map([['GET /job/', operation]]));
const find = (statusCode: number, body: string, headers: OperationResponse['headers'] = {}) =>
  findFault('GET /job/', {
    statusCode,
    body,
    headers: { 'x-request-id': 'x', 'content-type': 'application/json; charset=utf-8', ...headers },
  });

it.each([
  ['a reply as documented', 200, '{"id":7}'],
  ['a refusal as documented', 404, '{"detail":"Not found."}'],
  ['no body where there is none', 204, ''],
])('%s is no fault', (_, status, body) => {
  expect(find(status, body)).toBeUndefined();
});

it.each([
  ['a failure', 500, '{"detail":"Failed."}', {}, 'failed with 500'],
  ['a status nobody documented', 409, '{"detail":"No."}', {}, '409 is not documented'],
  ['a field that is missing', 200, '{}', {}, 'not as documented'],
  ['a field of another type', 200, '{"id":"7"}', {}, 'not as documented'],
  ['a refusal without words', 404, '{}', {}, 'not as documented'],
  ['a reply that is cut', 200, '{"id":', {}, 'not as documented'],
  ['a page in the place of JSON', 404, '<p>', { 'content-type': 'text/html' }, 'not JSON'],
  ['a body where there is none', 204, 'stack', {}, 'has no body'],
  ['an answer without a request id', 200, '{"id":7}', { 'x-request-id': undefined }, 'no request id'],
])('%s is a fault', (_, status, body, headers, words) => {
  expect(find(status, body, headers)).toContain(words);
});
