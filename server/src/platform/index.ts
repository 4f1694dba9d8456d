import type { Module } from '../module';
import { custodyModule } from './custody/module';
import { releasesModule } from './releases/module';
import { reportsModule } from './reports/module';
import { teamsModule } from './teams/module';
import { visitorsModule } from './visitors/module';

/** The release platform. */
export const platformModules: readonly Module[] = [
  releasesModule,
  teamsModule,
  visitorsModule,
  reportsModule,
  custodyModule,
];
