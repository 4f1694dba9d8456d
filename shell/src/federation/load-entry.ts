import { LOAD_TIMEOUT_MS } from '@metier/sdk/rules';
import { resolveFile } from './resolve-file';

/** The container that a remote's entry script has assigned to `window`. */
const readContainer = (container: string): unknown => Reflect.get(window, container);

/**
 * Runs a remote's entry script and resolves with its container. Rejects if no registry lists the script, on
 * timeout, on an integrity mismatch, or if it throws before registering its container.
 */
export function loadEntry<Container>(container: string, entry: string): Promise<Container> {
  const file = resolveFile(entry);
  if (!file) return Promise.reject(new Error(`${entry} was refused: no registry names it`));
  const script = document.createElement('script');
  script.src = file.address;
  if (file.integrity) {
    script.integrity = file.integrity;
    // The page's Integrity-Policy accepts a hash only together with this attribute.
    script.crossOrigin = 'anonymous';
  }
  return new Promise<Container>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${entry} ${why}`));
    const timer = setTimeout(() => fail(`did not load within ${LOAD_TIMEOUT_MS} ms`), LOAD_TIMEOUT_MS);
    script.onerror = () => fail('failed to load, or does not match its integrity hash');
    script.onload = () => {
      const face = readContainer(container);
      if (face) resolve(face as Container);
      else fail(`announced no ${container}`);
    };
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => clearTimeout(timer));
    document.head.append(script);
  }).finally(() => script.remove());
}
