import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Advantage, AdvantageBody, Region, Skill, SkillBody } from '@metier/shared/contract';
import { Type } from 'typebox';
import { createAdvantage, createSkill, listAdvantages, listRegions, listSkills } from './reference.service';

export const referenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/regions/', { schema: { response: { 200: Type.Array(Region) } } }, async () => [...listRegions()]);

  app.get('/skills/', { schema: { response: { 200: Type.Array(Skill) } } }, () => listSkills(app.parts));

  app.post('/skills/', { schema: { body: SkillBody, response: { 201: Skill } } }, async (request, reply) =>
    reply.code(201).send(await createSkill(app.parts, request.body.name)),
  );

  app.get('/advantages/', { schema: { response: { 200: Type.Array(Advantage) } } }, () =>
    listAdvantages(app.parts),
  );

  app.post(
    '/advantages/',
    { schema: { body: AdvantageBody, response: { 201: Advantage } } },
    async (request, reply) => reply.code(201).send(await createAdvantage(app.parts, request.body.name)),
  );
};
