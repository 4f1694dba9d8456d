import { parse } from 'yaml';
import { readCommandLine } from '../../packages/cli/src/command-line';
import { writeGitHub, writeGitHubRollback, writeGitLab } from './pipelines';

interface Step {
  readonly run?: string;
}
type GitHub = { readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>> };
type GitLab = Readonly<Record<string, { readonly script?: readonly string[] }>>;

const NAMES = { remote: 'mf-hello', server: 'https://jobs.example' };
const JOBS = ['check', 'staging', 'canary', 'production', 'rollback'];

const gitLab = parse(writeGitLab(NAMES)) as GitLab;
const workflows = [writeGitHub(NAMES), writeGitHubRollback(NAMES)].map((text) => parse(text) as GitHub);

/** The commands of a job, one line each, without the installation. */
const listSteps = (job: string) =>
  workflows
    .flatMap(({ jobs }) => jobs[job]?.steps ?? [])
    .flatMap(({ run }) => run?.trim().split('\n') ?? [])
    .filter((line) => line !== 'npm ci');

test.each(JOBS)('the job %s has the same commands on GitHub and GitLab', (job) => {
  expect(listSteps(job)).toEqual(gitLab[job]?.script);
});

test('metier has every command of the pipelines, with these options', () => {
  const lines = JOBS.flatMap((job) => gitLab[job]?.script ?? []).filter((line) =>
    line.includes('npx metier'),
  );
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const [, words = ''] = /npx metier ([^|]*)/.exec(line) ?? [];
    expect(readCommandLine(words.trim().replaceAll('"', '').split(' '))?.words).toContain('mf-hello');
  }
});
