import { followsData } from '../../db/schema/follows';
import type { Module } from '../../module';
import { followRoutes, followsRoutes } from './follows.routes';
import { handleFollowTasks } from './notify-followers.service';

export const followsModule = {
  routes: [
    { prefix: '/auth/jobproviders', routes: followRoutes },
    { prefix: '/auth/follows', routes: followsRoutes },
  ],
  tasks: [handleFollowTasks],
  personalData: { follows: followsData },
} satisfies Module;
