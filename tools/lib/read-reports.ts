import { stripVTControlCharacters } from 'node:util';

/** What a run of tests came to. */
export interface Outcome {
  readonly passed: number;
  /** One entry a failed test: its name and the beginning of its error. */
  readonly failures: readonly string[];
}

const LINES = 12;

/** A failure as printed at the end of a run. */
const describe = (name: string, error = '') =>
  [name, ...stripVTControlCharacters(error).split('\n').slice(0, LINES)].join('\n    ');

interface CheckReport {
  readonly passed: number;
  readonly failures: readonly string[];
}

export const readCheck = ({ passed, failures }: CheckReport): Outcome => ({
  passed,
  failures: failures.map((failure) => describe(`check: ${failure}`)),
});

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** A skipped test proves nothing: it counts as failed. */
export const readJest = ({ numPassedTests, testResults }: JestReport): Outcome => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0) return status === 'failed' ? [describe(name, message)] : [];
    return failed.map((test) =>
      describe(`${name}: ${test.fullName} (${test.status})`, test.failureMessages?.[0]),
    );
  }),
});

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const listSpecs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(listSpecs),
];

/** A skipped journey, or one that passed at a second attempt, counts as failed. */
export const readPlaywright = ({ stats, suites, errors }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  failures: [
    ...suites.flatMap(listSpecs).flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status !== 'expected')
        .map(({ status, results }) =>
          // A limit of time comes first, and what the journey waited for next.
          describe(
            `${file}: ${title} (${status})`,
            results
              .flatMap(({ errors: found }) => found)
              .map(({ message }) => message)
              .join('\n'),
          ),
        ),
    ),
    ...errors.map((error) => describe('journeys', error.message)),
  ],
});
