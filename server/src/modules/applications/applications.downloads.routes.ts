import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApplicationsExportQuery, Id, IdParams } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readUser } from '../../http/access/guards';
import { languageOfDownload } from '../../http/language/request-language';
import { describeDisposition, sendFile } from '../../http/response/downloads';
import { runInLanguage } from '../../languages/current-language';
import { exportApplications } from './applications.export';
import { getDocument, getResume } from './applications.service';

const DownloadQuery = Type.Object({ download: Type.Optional(Type.Literal('1')) });
const DocumentParams = Type.Object({ id: Id, document: Id });

/** What is downloaded: the resume, the documents, and the list as a table. */
export const downloadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/:id/resume/',
    {
      config: allow('login', 'getResume', 'The resume'),
      schema: { params: IdParams, querystring: DownloadQuery },
    },
    async (request, reply) => {
      const file = await getResume(app.dependencies, readUser(request), request.params.id);
      return sendFile(reply, file, { isDownload: request.query.download === '1' });
    },
  );

  app.get(
    '/:id/documents/:document/',
    {
      config: allow('login', 'getApplicationDocument', 'A document of an application'),
      schema: { params: DocumentParams, querystring: DownloadQuery },
    },
    async (request, reply) => {
      const { id, document } = request.params;
      const file = await getDocument(app.dependencies, readUser(request), id, document);
      return sendFile(reply, file, { isDownload: request.query.download === '1' });
    },
  );

  app.get(
    '/export/',
    {
      config: allow('job_provider', 'exportApplications', 'The received applications as a CSV file'),
      schema: { querystring: ApplicationsExportQuery },
    },
    async (request, reply) => {
      const table = await runInLanguage(languageOfDownload(request), () =>
        exportApplications(app.dependencies, readUser(request), request.query),
      );
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': describeDisposition('attachment', 'applications.csv'),
        })
        .type('text/csv; charset=utf-8')
        .send(table);
    },
  );
};
