import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AlertBody,
  AlertPatch,
  AlertTokenBody,
  ConfirmedAlert,
  IdParams,
  JobAlert,
  JobAlerts,
  MailedAlertBody,
  MailedAlertPatch,
  Notice,
} from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { changeAlert, createAlert, listAlerts } from './alerts.service';
import { alertsTexts } from './alerts.texts';
import {
  changeMailedAlert,
  confirmAlert,
  endAlert,
  listMailedAlerts,
  requestAlert,
} from './mailed-alerts.service';

/** Saved searches of accounts. */
export const alertsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow('login', 'listAlerts', 'One’s alerts, newest first'),
      schema: { response: { 200: JobAlerts } },
    },
    (request) => listAlerts(app.dependencies, readUser(request)),
  );

  app.post(
    '/',
    {
      config: allow('login', 'createAlert', 'Save a search to be mailed its new jobs'),
      schema: { body: AlertBody, response: { 201: JobAlert } },
    },
    async (request, reply) =>
      reply.code(201).send(await createAlert(app.dependencies, readUser(request), request.body)),
  );

  app.patch(
    '/:id/',
    {
      config: allow('login', 'updateAlert', 'Rename, pause, delete or restore an alert'),
      schema: { params: IdParams, body: AlertPatch, response: { 200: JobAlert } },
    },
    (request) => {
      const owner = { userId: readUser(request).id };
      return changeAlert(app.dependencies, owner, request.params.id, request.body);
    },
  );
};

/** Saved searches of visitors: the token of a mailed link stands for the address. */
export const mailedAlertsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/mailed/',
    {
      config: allow('public', 'requestAlert', 'Save a search for an address, to be confirmed by mail'),
      schema: { body: MailedAlertBody, response: { 200: Notice } },
    },
    async (request) => {
      await requestAlert(app.dependencies, request.body, request.ip);
      return { detail: alertsTexts.requested };
    },
  );

  app.post(
    '/mailed/list/',
    {
      config: allow('public', 'listMailedAlerts', 'The alerts of an address, by its mailed link'),
      schema: { body: AlertTokenBody, response: { 200: JobAlerts } },
    },
    (request) => listMailedAlerts(app.dependencies, request.body.token),
  );

  app.patch(
    '/mailed/:id/',
    {
      config: allow('public', 'updateMailedAlert', 'Change an alert of an address by its mailed link'),
      schema: { params: IdParams, body: MailedAlertPatch, response: { 200: JobAlert } },
    },
    ({ params, body: { token, ...changes } }) =>
      changeMailedAlert(app.dependencies, token, params.id, changes),
  );

  app.post(
    '/confirm/',
    {
      config: allow('public', 'confirmAlert', 'Confirm an alert by its mailed link'),
      schema: { body: AlertTokenBody, response: { 200: ConfirmedAlert } },
    },
    (request) => confirmAlert(app.dependencies, request.body.token),
  );

  app.post(
    '/unsubscribe/',
    {
      config: allow('public', 'endAlert', 'End an alert by the link in its mails'),
      schema: { body: AlertTokenBody },
    },
    async (request, reply) => {
      await endAlert(app.dependencies, request.body.token);
      return reply.code(204).send();
    },
  );
};
