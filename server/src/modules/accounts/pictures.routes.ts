import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { User } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { profilePicturePolicy } from '../../files/upload-policies';
import { sendFile } from '../../http/response/downloads';
import { readUser } from '../../http/access/guards';
import { withForm } from '../../http/input/uploads';
import { toUser } from './accounts.routes';
import { findPicture, removePicture, replacePicture } from './pictures.service';

/** Addressed by file id, so that a new picture has a new URL. */
const PictureParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{32}$' }) });

const POLICIES = { profile_picture: profilePicturePolicy };
const bodies = { form: Type.Object({}), files: POLICIES, requiredFiles: ['profile_picture'] };

/** `/auth/pictures/` and `/auth/me/picture/`: portraits and logos. */
export const picturesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/pictures/:id/',
    { config: allow('public', 'getPicture', 'A profile picture'), schema: { params: PictureParams } },
    async (request, reply) => {
      const { file, isPublic } = await findPicture(app.dependencies, request.user, request.params.id);
      // Revalidated on each use, so that a withdrawal revokes access to a portrait at once.
      const cacheControl = isPublic ? 'private, max-age=86400, immutable' : 'private, no-cache';
      return sendFile(reply, file, { cacheControl });
    },
  );

  app.put(
    '/me/picture/',
    {
      config: { ...allow('login', 'replacePicture', 'Set one’s picture or logo'), bodies },
      schema: { response: { 200: User } },
    },
    (request) =>
      withForm(request, POLICIES, async ({ files }) =>
        toUser(await replacePicture(app.dependencies, readUser(request), files.profile_picture)),
      ),
  );

  app.delete(
    '/me/picture/',
    { config: allow('login', 'removePicture', 'Take one’s picture or logo away') },
    async (request, reply) => {
      await removePicture(app.dependencies, readUser(request));
      return reply.code(204).send();
    },
  );
};
