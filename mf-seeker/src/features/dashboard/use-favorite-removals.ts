import { addFavorite, removeFavorite } from '@metier/sdk/api';
import { usePorts, useRemovals, type Removals } from '@metier/sdk/remote';
import { dashboardTexts } from './dashboard.texts';
import { useTexts } from '@metier/sdk/ui';
import { findActiveStore } from './load-dashboard';

/** Removes jobs from the favorites, with Undo. */
export function useFavoriteRemovals(): Removals {
  const { favorites: texts } = useTexts(dashboardTexts);
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
