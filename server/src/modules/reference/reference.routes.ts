import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Advantage,
  AdvantageBody,
  LocalitiesQuery,
  Locality,
  Region,
  Retention,
  Skill,
  SkillBody,
} from '@metier/sdk/contract';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readCurrentLanguage } from '../../languages/current-language';
import {
  createAdvantage,
  createSkill,
  getRetention,
  listAdvantages,
  listLocalities,
  listRegions,
  listSkills,
} from './reference.service';

/** Labels are in the language of the request. */
const noteLanguage = (reply: FastifyReply) =>
  reply.headers({ 'content-language': readCurrentLanguage(), vary: 'accept-language' });

export const referenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/regions/',
    {
      config: allow('public', 'listRegions', 'The cantons, and abroad'),
      schema: { response: { 200: Type.Array(Region) } },
    },
    async (_request, reply) => {
      noteLanguage(reply);
      return [...listRegions()];
    },
  );

  app.get(
    '/localities/',
    {
      config: allow('public', 'listLocalities', 'The localities with a postal code'),
      schema: { querystring: LocalitiesQuery, response: { 200: Type.Array(Locality) } },
    },
    async ({ query }) => listLocalities(query.postal_code),
  );

  app.get(
    '/retention/',
    {
      config: allow('public', 'getRetention', 'How long personal data are kept'),
      schema: { response: { 200: Retention } },
    },
    async () => getRetention(app.dependencies),
  );

  app.get(
    '/skills/',
    { config: allow('public', 'listSkills', 'The skills'), schema: { response: { 200: Type.Array(Skill) } } },
    (_request, reply) => {
      noteLanguage(reply);
      return listSkills(app.dependencies);
    },
  );

  app.post(
    '/skills/',
    {
      config: allow('job_seeker', 'createSkill', 'Add a skill, or get the one of this name'),
      schema: { body: SkillBody, response: { 201: Skill } },
    },
    async (request, reply) =>
      noteLanguage(reply)
        .code(201)
        .send(await createSkill(app.dependencies, request.body.name)),
  );

  app.get(
    '/advantages/',
    {
      config: allow('public', 'listAdvantages', 'The advantages companies can name'),
      schema: { response: { 200: Type.Array(Advantage) } },
    },
    (_request, reply) => {
      noteLanguage(reply);
      return listAdvantages(app.dependencies);
    },
  );

  app.post(
    '/advantages/',
    {
      config: allow('job_provider', 'createAdvantage', 'Add an advantage, or get the one of this name'),
      schema: { body: AdvantageBody, response: { 201: Advantage } },
    },
    async (request, reply) =>
      noteLanguage(reply)
        .code(201)
        .send(await createAdvantage(app.dependencies, request.body.name)),
  );
};
