import type { StatusReply } from '@metier/sdk/contract';
import { makeShellRelease, publishRelease, requestMove, withServer } from '../../testing/releases';
import { startWithReleases } from '../testing/start-with-releases';
import { warnOfUnrendered } from './warn-of-unrendered';

const { test, ask } = startWithReleases();

const readUnrendered = async () => {
  const { live } = (await ask('/status/')).json<StatusReply>();
  return live.flatMap(({ remote, not_rendered: why }) => (why ? [`${remote}: ${why}`] : []));
};

async function promoteShell(version: string, code: string): Promise<void> {
  const release = withServer(makeShellRelease(version), code);
  await publishRelease(test, release, { contents: { 'server.cjs': code } });
  const moved = await requestMove(test, { remote: 'shell', action: 'promote', version });
  expect(moved.statusCode).toBe(201);
}

async function listWarnings(): Promise<object[]> {
  const warnings: object[] = [];
  await warnOfUnrendered(test.dependencies, { warn: (facts) => warnings.push(facts) });
  return warnings;
}

it('a build from before a rule is named at the start and in the status, until it is released again', async () => {
  expect([await readUnrendered(), await listWarnings()]).toEqual([[], []]);
  await promoteShell('1.0.0-cccccccccc', 'exports.render = () => import("./page");');
  expect(await readUnrendered()).toEqual([expect.stringMatching(/^shell: Its server build uses import\(\)/)]);
  expect(await listWarnings()).toEqual([
    expect.objectContaining({ remote: 'shell', version: '1.0.0-cccccccccc' }),
  ]);
  await promoteShell('1.0.0-dddddddddd', 'exports.render = () => "";');
  expect([await readUnrendered(), await listWarnings()]).toEqual([[], []]);
});
