import { runSuite } from './lib/run-suite';
import type { ReliabilityPart } from './lib/part';

/** The Jest projects that run the server on the embedded database and on PostgreSQL: batches alternate. */
const PROJECTS = ['server', 'server on the embedded database'] as const;
const REQUESTS = 5_000;

/** Content of FUZZ_REPORT after a batch. */
type FuzzFigures = {
  readonly project: string;
  readonly requests: number;
  readonly operations: number;
  readonly statuses: string;
};

/** `npm run reliability -- fuzz`: malformed requests derived from the API description. */
export const part: ReliabilityPart<FuzzFigures> = {
  promise: 'No request is answered by a failure or otherwise than the API’s description says.',
  steps: 40,
  unit: 'batches',
  open: async () => ({
    async run(step, random) {
      const project = PROJECTS[step % PROJECTS.length] ?? PROJECTS[0];
      const seed = String(Math.floor(random() * 1e9));
      const figures = await runSuite<Omit<FuzzFigures, 'project'>>('jest', (report) => ({
        args: ['--selectProjects', project, '--', 'server/src/fuzz.test.ts'],
        env: { METIER_LAB: '1', FUZZ_REQUESTS: String(REQUESTS), FUZZ_SEED: seed, FUZZ_REPORT: report },
      }));
      return { project, ...figures };
    },
    close: async () => {},
  }),
  summarise(found) {
    const requests = found.reduce((sum, each) => sum + each.requests, 0);
    const databases = new Set(found.map(({ project }) => project)).size;
    return `${requests} requests to ${found.at(-1)?.operations ?? 0} operations on ${databases} databases`;
  },
};
