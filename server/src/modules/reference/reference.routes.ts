import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Advantage, Region, Skill, SkillBody } from '@metier/shared/contract';
import { Type } from 'typebox';
import { createSkill, listAdvantages, listRegions, listSkills } from './reference.service';

export const referenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/regions/', { schema: { response: { 200: Type.Array(Region) } } }, async () => [...listRegions()]);

  app.get('/skills/', { schema: { response: { 200: Type.Array(Skill) } } }, () => listSkills(app.parts));

  app.post('/skills/', { schema: { body: SkillBody, response: { 201: Skill } } }, async (request, reply) =>
    reply.code(201).send(await createSkill(app.parts, request.body.name)),
  );

  app.get('/advantages/', { schema: { response: { 200: Type.Array(Advantage) } } }, () =>
    listAdvantages(app.parts),
  );
};
