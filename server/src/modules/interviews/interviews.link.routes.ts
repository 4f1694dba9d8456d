import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BookingBody,
  Interview,
  InterviewEndBody,
  InterviewLinkQuery,
  ProposalBody,
} from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { originOf } from '../../http/session/origin';
import { getCalendarFile } from './interviews.calendar.service';
import { changeByLink, followLink, getInterviewByLink } from './interviews.link.service';
import { sendCalendar } from './interviews.send-calendar';
import { bookInterview, endInterview, proposeTimes } from './interviews.service';

/** The mailed link of a candidate, which works without a login. A GET changes nothing: scanners follow links. */
export const interviewLinkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('public', 'getInterviewByLink', 'The interview of a mailed link'),
      schema: { querystring: InterviewLinkQuery, response: { 200: Interview } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return getInterviewByLink(app.dependencies, request.query.token);
    },
  );

  app.post(
    '/book/',
    {
      config: allow('public', 'bookInterviewByLink', 'Book a time by the mailed link'),
      schema: { querystring: InterviewLinkQuery, body: BookingBody, response: { 200: Interview } },
    },
    ({ query, body }) =>
      changeByLink(app.dependencies, query.token, (actor, id) =>
        bookInterview(app.dependencies, actor, id, body),
      ),
  );

  app.post(
    '/propose/',
    {
      config: allow('public', 'proposeInterviewTimesByLink', 'Propose other times by the mailed link'),
      schema: { querystring: InterviewLinkQuery, body: ProposalBody, response: { 200: Interview } },
    },
    ({ query, body }) =>
      changeByLink(app.dependencies, query.token, (actor, id) =>
        proposeTimes(app.dependencies, actor, id, body),
      ),
  );

  app.post(
    '/decline/',
    {
      config: allow('public', 'declineInterviewByLink', 'Decline the interview by the mailed link'),
      schema: { querystring: InterviewLinkQuery, body: InterviewEndBody, response: { 200: Interview } },
    },
    ({ query, body }) =>
      changeByLink(app.dependencies, query.token, (actor, id) =>
        endInterview(app.dependencies, actor, id, body.message),
      ),
  );

  app.get(
    '/calendar/',
    {
      config: allow('public', 'getInterviewCalendarByLink', 'The calendar file of a mailed link'),
      schema: { querystring: InterviewLinkQuery },
    },
    async (request, reply) => {
      const { id, actor } = await followLink(app.dependencies, request.query.token);
      return sendCalendar(reply, await getCalendarFile(app.dependencies, actor, id, originOf(request)));
    },
  );
};
