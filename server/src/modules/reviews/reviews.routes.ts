import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompanyReview,
  IdParams,
  PageQuery,
  ReviewBody,
  SeekerReview,
  SeekerReviewBody,
  SeekerReviewsQuery,
} from '@metier/shared/contract';
import { Type } from 'typebox';
import { readUser } from '../../http/guards';
import { announcePage, readSlice } from '../../http/pages';
import { listCompanyReviews, listSeekerReviews, reviewCompany, reviewSeeker } from './reviews.service';

/** `/auth/reviews-by-provider/`: what employers say of those they hired. */
export const seekerReviewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { schema: { querystring: SeekerReviewsQuery, response: { 200: Type.Array(SeekerReview) } } },
    async (request, reply) => {
      const { items, total } = await listSeekerReviews(app.parts, readUser(request), request.query);
      announcePage(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.post(
    '/',
    { schema: { body: SeekerReviewBody, response: { 201: SeekerReview } } },
    async (request, reply) =>
      reply.code(201).send(await reviewSeeker(app.parts, readUser(request), request.body)),
  );
};

/** `/auth/jobproviders/:id/reviews/`: what candidates say of a company. */
export const companyReviewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/reviews/',
    { schema: { params: IdParams, querystring: PageQuery, response: { 200: Type.Array(CompanyReview) } } },
    async (request, reply) => {
      const { id } = request.params;
      const { items, total } = await listCompanyReviews(app.parts, request.user, id, request.query);
      announcePage(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.post(
    '/:id/reviews/',
    { schema: { params: IdParams, body: ReviewBody, response: { 201: CompanyReview } } },
    async (request, reply) => {
      const { id } = request.params;
      return reply.code(201).send(await reviewCompany(app.parts, readUser(request), id, request.body));
    },
  );
};
