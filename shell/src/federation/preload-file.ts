import { findFile, wasRequested } from './resolve-file';

const preloads = new Map<string, Promise<void>>();

/** True if the server has already sent a preload hint for the file or inlined it into the page. */
const isInPage = (address: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('link[href], style[data-href]')).some(
    (each) => (each.getAttribute('href') ?? each.dataset.href) === address,
  );

function preload(address: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement('link');
  const isScript = address.endsWith('.js');
  link.rel = 'preload';
  link.as = isScript ? 'script' : 'style';
  link.href = address;
  link.fetchPriority = 'low';
  if (integrity) link.integrity = integrity;
  // Use the same CORS mode as the loaders; otherwise the file is fetched twice.
  if (integrity && (isScript || !address.startsWith('/'))) link.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      preloads.delete(address);
      reject(new Error(`${address} could not be preloaded`));
    };
    document.head.append(link);
  });
}

/**
 * Preloads a script or style sheet of a release without running it. Each file is fetched once; a failed one
 * may be retried.
 */
export function preloadFile(address: string): Promise<void> {
  const file = findFile(address);
  if (!file) return Promise.reject(new Error(`${address} was refused: no registry names it`));
  const known = preloads.get(file.address);
  if (known) return known;
  if (wasRequested(file) || isInPage(file.address)) return Promise.resolve();
  const coming = preload(file.address, file.integrity);
  preloads.set(file.address, coming);
  return coming;
}
