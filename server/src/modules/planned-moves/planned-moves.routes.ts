import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PlannedMovesBody, PlannedMovesReply, UndoMovesBody, UndoMovesReply } from '@metier/sdk/contract';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { planMoves, undoMoves } from './planned-moves.service';

/** `/auth/planned-moves/`: moves of applications that take effect in a minute. */
export const plannedMovesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: allow('job_provider', 'planMoves', 'Move applications in a minute, with a message'),
      schema: { body: PlannedMovesBody, response: { 201: PlannedMovesReply } },
    },
    async (request, reply) =>
      reply.code(201).send(await planMoves(app.dependencies, readUser(request), request.body)),
  );

  app.post(
    '/undo/',
    {
      config: allow('job_provider', 'undoMoves', 'Undo planned moves'),
      schema: { body: UndoMovesBody, response: { 200: UndoMovesReply } },
    },
    (request) => undoMoves(app.dependencies, readUser(request), request.body.moves),
  );
};
