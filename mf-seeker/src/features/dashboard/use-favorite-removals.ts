import { addFavorite, removeFavorite } from '@metier/sdk/api';
import { usePorts, useRemovals, type Removals } from '@metier/sdk/remote';
import { dashboardTexts } from './dashboard.texts';
import { findActiveStore } from './load-dashboard';

const { favorites: texts } = dashboardTexts;

/** Removes jobs from the favorites, with Undo. */
export function useFavoriteRemovals(): Removals {
  const { http } = usePorts();
  const change = (call: typeof addFavorite) => async (job: number) => {
    await call(http, job);
    findActiveStore(http)?.forgetFavorites();
  };
  return useRemovals({
    remove: change(removeFavorite),
    restore: change(addFavorite),
    removed: texts.removed,
    removeFailed: texts.removeFailed,
    restored: texts.restored,
    restoreFailed: texts.restoreFailed,
  });
}
