import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompanyReview,
  IdParams,
  PageQuery,
  ReviewBody,
  SeekerReview,
  SeekerReviewBody,
  SeekerReviewsQuery,
} from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { setPageHeaders, readSlice } from '../../http/input/pages';
import { sendPage } from '../../reads/shared-read';
import { listCompanyReviews, listSeekerReviews, reviewCompany, reviewSeeker } from './reviews.service';

/** `/auth/reviews-by-provider/`: reviews of hired candidates by employers. */
export const seekerReviewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: allow(
        'login',
        'listSeekerReviews',
        'What employers say of oneself, or one’s company of those it hired',
      ),
      schema: { querystring: SeekerReviewsQuery, response: { 200: Type.Array(SeekerReview) } },
    },
    async (request, reply) => {
      const { items, total } = await listSeekerReviews(app.dependencies, readUser(request), request.query);
      setPageHeaders(request, reply, readSlice(request.query), total);
      return items;
    },
  );

  app.post(
    '/',
    {
      config: allow('job_provider', 'reviewSeeker', 'Review a candidate one has hired'),
      schema: { body: SeekerReviewBody, response: { 201: SeekerReview } },
    },
    async (request, reply) =>
      reply.code(201).send(await reviewSeeker(app.dependencies, readUser(request), request.body)),
  );
};

/** `/auth/jobproviders/:id/reviews/`: reviews of a company by candidates. */
export const companyReviewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/reviews/',
    {
      config: allow('public', 'listCompanyReviews', 'What candidates say of a company'),
      schema: { params: IdParams, querystring: PageQuery, response: { 200: Type.Array(CompanyReview) } },
    },
    async (request, reply) => {
      const { user, query, params } = request;
      const slice = readSlice(query);
      await sendPage(request, reply, {
        key: user ? undefined : `reviews of ${params.id} ${JSON.stringify(slice)}`,
        isExpensive: false,
        slice,
        list: (db) => listCompanyReviews(db, user, params.id, query),
      });
      return reply;
    },
  );

  app.post(
    '/:id/reviews/',
    {
      config: allow(
        'job_seeker',
        'reviewCompany',
        'Review a company that has handled one’s application, once this has ended',
      ),
      schema: { params: IdParams, body: ReviewBody, response: { 201: CompanyReview } },
    },
    async (request, reply) => {
      const { id } = request.params;
      return reply.code(201).send(await reviewCompany(app.dependencies, readUser(request), id, request.body));
    },
  );
};
