import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BookingBody,
  IdParams,
  Interview,
  InterviewEndBody,
  InterviewOffer,
  InterviewPatch,
  InterviewsQuery,
  ProposalBody,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { originOf } from '../../http/session/origin';
import { getCalendarFile } from './interviews.calendar.service';
import { interviewLinkRoutes } from './interviews.link.routes';
import { offerInterview } from './interviews.offer.service';
import { sendCalendar } from './interviews.send-calendar';
import {
  actAs,
  bookInterview,
  changeInterview,
  endInterview,
  listInterviews,
  proposeTimes,
} from './interviews.service';

export const interviewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listInterviews', 'One’s open interviews, or those about an application'),
      schema: { querystring: InterviewsQuery, response: { 200: Type.Array(Interview) } },
    },
    (request) => listInterviews(app.dependencies, readUser(request), request.query),
  );

  app.post(
    '/',
    {
      config: allow('job_provider', 'offerInterview', 'Offer times for an interview'),
      schema: { body: InterviewOffer, response: { 201: Interview } },
    },
    async (request, reply) =>
      reply.code(201).send(await offerInterview(app.dependencies, readUser(request), request.body)),
  );

  app.patch(
    '/:id/',
    {
      config: allow('job_provider', 'changeInterview', 'Change an interview, or offer other times'),
      schema: { params: IdParams, body: InterviewPatch, response: { 200: Interview } },
    },
    (request) => changeInterview(app.dependencies, readUser(request), request.params.id, request.body),
  );

  app.post(
    '/:id/book/',
    {
      config: allow('login', 'bookInterview', 'Book a time of the other side'),
      schema: { params: IdParams, body: BookingBody, response: { 200: Interview } },
    },
    (request) => bookInterview(app.dependencies, actAs(readUser(request)), request.params.id, request.body),
  );

  app.post(
    '/:id/propose/',
    {
      config: allow('job_seeker', 'proposeInterviewTimes', 'Propose other times'),
      schema: { params: IdParams, body: ProposalBody, response: { 200: Interview } },
    },
    (request) => proposeTimes(app.dependencies, actAs(readUser(request)), request.params.id, request.body),
  );

  app.post(
    '/:id/decline/',
    {
      config: allow('job_seeker', 'declineInterview', 'Decline the interview'),
      schema: { params: IdParams, body: InterviewEndBody, response: { 200: Interview } },
    },
    (request) =>
      endInterview(app.dependencies, actAs(readUser(request)), request.params.id, request.body.message),
  );

  app.post(
    '/:id/cancel/',
    {
      config: allow('job_provider', 'cancelInterview', 'Cancel the interview'),
      schema: { params: IdParams, body: InterviewEndBody, response: { 200: Interview } },
    },
    (request) =>
      endInterview(app.dependencies, actAs(readUser(request)), request.params.id, request.body.message),
  );

  app.get(
    '/:id/calendar/',
    {
      config: allow('login', 'getInterviewCalendar', 'The calendar file of a booked interview'),
      schema: { params: IdParams },
    },
    async (request, reply) => {
      const actor = actAs(readUser(request));
      const origin = originOf(request);
      return sendCalendar(reply, await getCalendarFile(app.dependencies, actor, request.params.id, origin));
    },
  );

  await app.register(interviewLinkRoutes, { prefix: '/link' });
};
