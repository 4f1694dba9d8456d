import type { FastifyRequest } from 'fastify';
import type { DocumentName } from '../../http/access/allow';
import { accessTexts } from '../../http/access/access.texts';
import { refuse } from '../../errors';
import { readPageTicket } from '../reports/ticket';

/** Browsers name themselves in one of these; what is no browser runs no code of a release. */
export const isBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined || /^Mozilla\//.test(headers['user-agent'] ?? '');

/**
 * Guard of operations that a browser may call only from the document of its own that is for them, opened by the
 * person whose session it is: the code of other remotes never runs there.
 */
export const requireDocument =
  (document: DocumentName) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!isBrowser(request)) return;
    const ticket = readPageTicket(request.server.dependencies, request.headers);
    if (ticket?.document === document && ticket.user === request.user?.id) return;
    throw refuse.forbidden(accessTexts.elsewhere);
  };
