import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PackageUse, ReleaseName, ReleaseVersion, Sbom } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { allow } from '../../http/access/allow';
import { readTeam } from '../teams/team-auth';
import { findReleasesWith } from './find-releases-with';
import { readReleaseSbom, readServerSbom } from './sbom.service';

const ReleaseParams = Type.Object({ remote: ReleaseName, version: ReleaseVersion });

/** A package, with a version or a range: `leaflet`, `leaflet@2`, `@scope/name@>=1.2 <1.4`. */
const PackagesQuery = Type.Object({ contains: Type.String({ minLength: 1, maxLength: 300 }) });

/** The packages of releases and of the server. */
export const packagesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { dependencies } = app;

  app.get(
    '/packages/',
    {
      config: allow('team', 'findReleasesWith', 'Which releases contain a package'),
      schema: { querystring: PackagesQuery, response: { 200: Type.Array(PackageUse) } },
    },
    (request) => findReleasesWith(dependencies, request.query.contains),
  );

  app.get(
    '/:remote/:version/sbom/',
    {
      config: allow('team', 'getReleaseSbom', 'The bill of materials of a release, in CycloneDX'),
      schema: { params: ReleaseParams, response: { 200: Sbom } },
    },
    (request) => readReleaseSbom(dependencies, request.params),
  );

  app.get(
    '/sbom/',
    {
      config: allow('team', 'getServerSbom', 'The bill of materials of the server, for operators'),
      schema: { response: { 200: Sbom } },
    },
    (request) => readServerSbom(dependencies, readTeam(request)),
  );
};
