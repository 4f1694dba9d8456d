import type { PageData } from '@metier/sdk/contract';
import { createRenderer } from '../renderer';
import { listWorkingSandboxes, type Sandbox } from '../sandbox';

/**
 * A program that renders a page with an endless loop in every sandbox of this machine, and then sends their
 * number to its parent. Its argument is the built `render-worker.cjs`.
 */
const [, , workerFile = ''] = process.argv;

const SHELL = `
  exports.lent = {};
  exports.render = async ({ read }) => {
    await read('/api/jobs/');
    for (;;);
  };
`;
const bundle = { key: 'one', name: 'mf-hello', releases: 'mf-hello 1.0.0', shell: SHELL, remote: '' };

/** Resolves once the answer is sent that the page loops after. */
const hang = (sandbox: Sandbox) =>
  new Promise<void>((resolve, reject) => {
    const renderer = createRenderer({
      workerFile,
      sandbox,
      limit: 30_000,
      read() {
        setImmediate(resolve);
        return Promise.resolve({ status: 200, headers: {}, body: '[]' });
      },
      onFailure: (reason) => reject(new Error(reason)),
    });
    void renderer.render({ url: 'https://jobs.example/', page: {} as PageData, bundle });
  });

const sandboxes = await listWorkingSandboxes();
await Promise.all(sandboxes.map(hang));
process.send?.(sandboxes.length);
