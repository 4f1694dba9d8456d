import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CodeBody, FactorChangeBody, RecoveryCodes, TwoStepSetup } from '@metier/sdk/contract';
import { allow } from '../../../http/access/allow';
import { readAccountSource } from '../read-account-source';
import { confirmTwoStep, endTwoStep, renewRecoveryCodes, startTwoStep } from './two-step.service';

export const twoStepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: allow('login', 'startTwoStep', 'The secret for an authenticator app', 'account'),
      schema: { body: FactorChangeBody, response: { 200: TwoStepSetup } },
    },
    (request) => startTwoStep(app.dependencies, readAccountSource(request), request.body),
  );

  app.post(
    '/confirm/',
    {
      config: allow('login', 'confirmTwoStep', 'Turn two-step login on with a code of the app', 'account'),
      schema: { body: CodeBody, response: { 200: RecoveryCodes } },
    },
    (request) => confirmTwoStep(app.dependencies, readAccountSource(request), request.body.code),
  );

  app.post(
    '/end/',
    {
      config: allow('login', 'endTwoStep', 'Turn two-step login off', 'account'),
      schema: { body: FactorChangeBody },
    },
    async (request, reply) => {
      await endTwoStep(app.dependencies, readAccountSource(request), request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/recovery-codes/',
    {
      config: allow(
        'login',
        'renewRecoveryCodes',
        'New recovery codes instead of the earlier ones',
        'account',
      ),
      schema: { body: FactorChangeBody, response: { 200: RecoveryCodes } },
    },
    (request) => renewRecoveryCodes(app.dependencies, readAccountSource(request), request.body),
  );
};
