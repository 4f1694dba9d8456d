const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Suites of more than 25 s, about longest first, those that install and build apart from each other. Jest has
 * durations of earlier runs on the same machine only.
 */
const LONG = [
  'tools/new/teams-guide.test.ts',
  'server/src/access.test.ts',
  'server/src/modules/reminders/no-silence.test.ts',
  'server/src/platform/smoke/run-smoke.test.ts',
  'tools/new.test.ts',
  'mf-provider/src/features/jobs/job-creation-errors.test.tsx',
  'server/src/modules/jobs/jobs.search.property.test.ts',
  'tools/sdk/install.test.ts',
  'server/src/fuzz.test.ts',
  'packages/build/src/release-version.test.ts',
  'server/src/web/rendering/isolation.test.ts',
  'tools/reliability/outages.test.ts',
  'tools/reliability/server-life.test.ts',
];

const rank = ({ path }) => {
  const at = LONG.findIndex((name) => path.replaceAll('\\', '/').endsWith(`/${name}`));
  return at === -1 ? LONG.length : at;
};

/** Starts the longest suites first, so that no worker is left with one of them at the end. */
class LongestFirst extends Sequencer {
  static LONG = LONG;

  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}

module.exports = LongestFirst;
