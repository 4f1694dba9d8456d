import { favoritesData } from '../../db/schema/jobs';
import type { Module } from '../../module';
import { favoriteRoutes, seekerFavoritesRoutes } from './favorites.routes';

export const favoritesModule = {
  routes: [
    { prefix: '/jobs', routes: favoriteRoutes },
    { prefix: '/auth/jobseekers', routes: seekerFavoritesRoutes },
  ],
  personalData: { favorites: favoritesData },
} satisfies Module;
