import { startTestApp } from '../../testing/index';
import { makeRelease, publishRelease } from '../../testing/releases';
import { listReleaseFiles } from '../store/releases.repository';

const test = startTestApp();

it('a release that was committed keeps its files, although publishing it seemed to fail', async () => {
  const { db, files, live, releases } = test.dependencies;
  const release = makeRelease('mf-seeker', { routes: [['/dashboard', 'job_seeker']] });
  const leave = live.subscribe(() => {
    throw new Error('The answer to the commit was lost.');
  });
  await expect(publishRelease(test, release)).rejects.toThrow();
  leave();
  await releases.refresh();
  const { id } = releases.findRelease(release.name, release.version) ?? { id: 0 };
  const recorded = await listReleaseFiles(db, id);
  expect(recorded.length).toBeGreaterThan(0);
  for (const { fileId } of recorded) {
    const content = await files.read(fileId);
    expect(content).toBeDefined();
    content?.destroy();
  }
});
