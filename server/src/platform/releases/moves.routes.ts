import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Channel,
  IdParams,
  Move,
  MoveBody,
  PageQuery,
  ReleaseName,
  SetRolloutBody,
  Train,
  TrainBody,
  TrainRollbackBody,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readOpenapi } from '../../http/openapi/register-openapi';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { moveRelease, readMoves } from './moves.service';
import { readTeam } from '../teams/team-auth';
import { promoteTrain, rollBackTrain, rollOutSet } from './trains.service';

const MovesQuery = Type.Object({
  ...PageQuery.properties,
  remote: Type.Optional(ReleaseName),
  channel: Type.Optional(Channel),
});

export const movesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;

  app.post(
    '/moves/',
    {
      config: allow('team', 'moveRelease', 'Promote, roll back, kill, revive, roll out or halt'),
      schema: { body: MoveBody, response: { 201: Move } },
    },
    async (request, reply) => {
      const mover = { team: readTeam(request), api: readOpenapi(app) };
      return reply.code(201).send(await moveRelease(dependencies, mover, request.body));
    },
  );

  app.get(
    '/moves/',
    {
      config: allow('team', 'listMoves', 'Who has moved what, and why'),
      schema: { querystring: MovesQuery, response: { 200: Type.Array(Move) } },
    },
    async (request, reply) => {
      const { items, total } = await readMoves(dependencies, request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.post(
    '/trains/',
    {
      config: allow('team', 'promoteTrain', 'Promote several releases as one'),
      schema: { body: TrainBody, response: { 201: Train } },
    },
    async (request, reply) => {
      const mover = { team: readTeam(request), api: readOpenapi(app) };
      return reply.code(201).send(await promoteTrain(dependencies, mover, request.body));
    },
  );

  app.post(
    '/rollouts/',
    {
      config: allow('team', 'rollOutSet', 'Roll several releases out as one'),
      schema: { body: SetRolloutBody, response: { 201: Train } },
    },
    async (request, reply) => {
      const mover = { team: readTeam(request), api: readOpenapi(app) };
      return reply.code(201).send(await rollOutSet(dependencies, mover, request.body));
    },
  );

  app.post(
    '/trains/:id/rollback/',
    {
      config: allow('team', 'rollBackTrain', 'Take such a train back as one'),
      schema: { params: IdParams, body: TrainRollbackBody, response: { 201: Train } },
    },
    async (request, reply) => {
      const mover = { team: readTeam(request), api: readOpenapi(app) };
      const train = await rollBackTrain(dependencies, mover, request.params.id, request.body);
      return reply.code(201).send(train);
    },
  );
};
