import type { ReleaseName } from '../reports/reports';

type Listener = () => void;

const shown: ReleaseName[] = [];
const listeners = new Set<Listener>();
const tell = () => listeners.forEach((listener) => listener());

/**
 * Marks a release as shown while one of its pages or fragments is mounted; returns a function that ends this.
 */
export function beginShowing({ name, version }: ReleaseName): () => void {
  const entry = { name, version };
  shown.push(entry);
  tell();
  return () => {
    shown.splice(shown.indexOf(entry), 1);
    tell();
  };
}

/** Whether a page or a fragment of exactly this release is mounted. */
export const isShown = ({ name, version }: ReleaseName): boolean =>
  shown.some((each) => each.name === name && each.version === version);

/** The most recently mounted version of a remote. */
export const findShownVersion = (name: string): string | undefined =>
  shown.findLast((each) => each.name === name)?.version;

/** Calls the listener after every change. */
export function watchShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
