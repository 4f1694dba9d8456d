import { findFile, isAskedFor } from './admit-file';

const preloads = new Map<string, Promise<void>>();

/** The server has hinted it already, or has put it into the page. */
const isInPage = (pathname: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('link[href], style[data-href]')).some(
    (each) => (each.getAttribute('href') ?? each.dataset.href) === pathname,
  );

function preload(address: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement('link');
  const isScript = address.endsWith('.js');
  link.rel = 'preload';
  link.as = isScript ? 'script' : 'style';
  link.href = address;
  link.fetchPriority = 'low';
  if (integrity) link.integrity = integrity;
  // As the loaders ask, or the file would be fetched twice.
  if (integrity && isScript) link.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      preloads.delete(address);
      reject(new Error(`${address} did not come ahead`));
    };
    document.head.append(link);
  });
}

/**
 * Fetches a script or style sheet of a release, so that it is there when its loader asks for it. Nothing of it runs. Each
 * is fetched once; one that did not come may be tried again.
 */
export function preloadFile(address: string): Promise<void> {
  const file = findFile(address);
  if (!file) return Promise.reject(new Error(`${address} was refused: no registry names it`));
  const known = preloads.get(file.address);
  if (known) return known;
  if (isAskedFor(file) || isInPage(new URL(file.address).pathname)) return Promise.resolve();
  const coming = preload(file.address, file.integrity);
  preloads.set(file.address, coming);
  return coming;
}
