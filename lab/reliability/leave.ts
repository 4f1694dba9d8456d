import type { ReliabilityPart } from './lib/part';
import { runSuite } from './lib/run-suite';

const PEOPLE = 200;

/** Content of LEAVING_REPORT. */
type LeaveFigures = {
  readonly project: string;
  readonly people: number;
  /** Places in which the people were found before. */
  readonly traces: number;
  /** Time in which all of them were deleted. */
  readonly seconds: number;
};

/** `npm run reliability -- leave`: candidates and employers with every kind of data delete their accounts. */
export const part: ReliabilityPart<LeaveFigures> = {
  promise: 'Of deleted accounts no table, file or mail keeps a name, an address, a phone number or a file.',
  steps: 1,
  unit: 'boards',
  open: async () => ({
    async run() {
      const project = 'server';
      const figures = await runSuite<Omit<LeaveFigures, 'project'>>('jest', (report) => ({
        args: [
          '--selectProjects',
          project,
          '--',
          'server/src/modules/account-deletion/leaving-board.test.ts',
        ],
        env: { LEAVING_PEOPLE: String(PEOPLE), LEAVING_REPORT: report },
      }));
      return { project, ...figures };
    },
    close: async () => {},
  }),
  summarise(found) {
    const people = found.reduce((sum, each) => sum + each.people, 0);
    const seconds = found.reduce((sum, each) => sum + each.seconds, 0);
    return `${people} people, found in ${found.at(-1)?.traces ?? 0} places before, deleted in ${Math.round(seconds)} s`;
  },
};
