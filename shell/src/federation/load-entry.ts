import { LOAD_LIMIT_MS } from '@metier/shared/rules';
import { admitFile } from './admit-file';

/** What the entry of a remote leaves in the window under the name of its container. */
const readContainer = (container: string): unknown => Reflect.get(window, container);

/**
 * Runs the entry of a remote and gives its container. Rejects when no registry names the script, when it does not come
 * in time, is not what the registry's hash says, or throws before it has announced its container.
 */
export function loadEntry<Container>(container: string, entry: string): Promise<Container> {
  const file = admitFile(entry);
  if (!file) return Promise.reject(new Error(`${entry} was refused: no registry names it`));
  const script = document.createElement('script');
  script.src = file.address;
  if (file.integrity) {
    script.integrity = file.integrity;
    // The page's Integrity-Policy takes a hash for one only together with this.
    script.crossOrigin = 'anonymous';
  }
  return new Promise<Container>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${entry} ${why}`));
    const timer = setTimeout(() => fail(`did not come within ${LOAD_LIMIT_MS} ms`), LOAD_LIMIT_MS);
    script.onerror = () => fail('did not come, or is not what was published');
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
