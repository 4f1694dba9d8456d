import {
  releaseFilesData,
  releaseLanguagesData,
  releaseMovesData,
  releasesData,
} from '../../db/schema/releases';
import type { Module } from '../../module';
import { releasesRoutes } from './releases.routes';

export const releasesModule = {
  routes: [{ prefix: '/releases', routes: releasesRoutes }],
  personalData: {
    releases: releasesData,
    releaseFiles: releaseFilesData,
    releaseLanguages: releaseLanguagesData,
    releaseMoves: releaseMovesData,
  },
} satisfies Module;
