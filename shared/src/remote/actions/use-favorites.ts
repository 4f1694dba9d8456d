import { useTexts } from '../../ui/index';
import { useRef, useState } from 'react';
import { addFavorite, readDetail, removeFavorite } from '../../api/index';
import { loadFavorites, type Favorites } from './favorites';
import { usePorts } from '../ports-provider';
import { remoteTexts } from '../remote.texts';

/** The favourite buttons of a page. */
export interface FavoriteToggles {
  has(job: number): boolean;
  /**
   * Optimistic update: shown immediately, confirmed by a toast after the server's reply, rolled back on
   * failure.
   */
  toggle(job: number): void;
}

const withFavorite = (favorites: Favorites, job: number, isSaved: boolean): Favorites => {
  const others = favorites.jobs.filter((other) => other !== job);
  return { ...favorites, jobs: isSaved ? [...others, job] : others };
};

/** A heart is drawn before its request is made. */
const afterFrame = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The favourites of a loader, kept current while the page is open; undefined when favourites are not
 * available. Calls run sequentially, so that a quickly repeated toggle ends in the state that is shown.
 */
export function useFavorites(given: Favorites | undefined): FavoriteToggles | undefined {
  const { favorites: texts } = useTexts(remoteTexts);
  const ports = usePorts();
  const [known, setKnown] = useState({ given, favorites: given });
  const queue = useRef<Promise<void>>(Promise.resolve());
  // New loader data replaces the local state.
  if (known.given !== given) setKnown({ given, favorites: given });

  const { favorites } = known;
  if (!favorites) return undefined;

  const show = (change: (now: Favorites) => Favorites) =>
    setKnown((now) => ({ ...now, favorites: now.favorites && change(now.favorites) }));

  async function save(job: number, isSaved: boolean): Promise<void> {
    const { http, notify } = ports;
    try {
      await (isSaved ? addFavorite(http, job) : removeFavorite(http, job));
      show((now) => withFavorite(now, job, isSaved));
      // The heart itself takes it back.
      notify.success(isSaved ? texts.added : texts.removed);
    } catch (error) {
      show((now) => withFavorite(now, job, !isSaved));
      notify.error(texts.failed(readDetail(error, texts.noAnswer)));
      const fresh = await loadFavorites(ports);
      if (fresh?.hasProfile !== undefined) show(() => fresh);
    }
  }

  function change(job: number, isSaved: boolean): void {
    show((now) => withFavorite(now, job, isSaved));
    queue.current = queue.current.then(afterFrame).then(() => save(job, isSaved));
  }

  const has = (job: number) => favorites.jobs.includes(job);
  return {
    has,
    toggle(job) {
      if (favorites.hasProfile === false) return ports.notify.error(texts.noProfile);
      change(job, !has(job));
    },
  };
}
