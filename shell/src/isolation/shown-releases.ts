import { createStore } from 'zustand/vanilla';
import type { ReleaseName } from '../base/release-name';

const store = createStore<readonly ReleaseName[]>(() => []);

/**
 * Marks a release as shown while one of its pages or fragments is mounted; returns a function that ends this.
 */
export function beginShowing({ name, version }: ReleaseName): () => void {
  const entry = { name, version };
  store.setState((shown) => [...shown, entry], true);
  return () => store.setState((shown) => shown.filter((each) => each !== entry), true);
}

/** Whether a page or a fragment of exactly this release is mounted. */
export const isShown = ({ name, version }: ReleaseName): boolean =>
  store.getState().some((each) => each.name === name && each.version === version);

/** The most recently mounted version of a remote. */
export const findShownVersion = (name: string): string | undefined =>
  store.getState().findLast((each) => each.name === name)?.version;

/** The release that is mounted, unless several are. */
export function findOnlyShown(): ReleaseName | undefined {
  const [first, ...others] = store.getState();
  return others.every(({ name, version }) => name === first?.name && version === first.version)
    ? first
    : undefined;
}

/** Calls the listener after every change. */
export const watchShown: (listener: () => void) => () => void = store.subscribe;
