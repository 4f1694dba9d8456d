import { UNDO_MS } from '@metier/sdk/rules';
import { applyTo, joinCompany, joinSeeker, publishJob } from './testing/fixtures';
import { listFiles } from './testing/list-files';
import { hostileNames } from './testing/hostile/file-names';
import { hostileFiles } from './testing/hostile/files';
import { PLACES, uploadHostileFile, type Send } from './testing/hostile/upload';
import { startTestApp } from './testing/index';

const test = startTestApp();

/** Each file and each name once; `npm run reliability -- hostile-files` tries every combination. */
it('no file and no name runs, breaks, or leaves anything behind', async () => {
  const seeker = await joinSeeker(test);
  const { id } = await applyTo(seeker, await publishJob(await joinCompany(test)));
  const send: Send = async ({ method, path, headers, payload }) => {
    const response = await seeker.send({
      method,
      url: path,
      ...(headers && { headers }),
      ...(payload && { payload }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
  };
  const counts = { kept: 0, refused: 0 };
  for (const [at, name] of hostileNames.entries()) {
    // Half of the names are tried with an accepted file, because a refused one has no visible name.
    const file = hostileFiles[at < hostileFiles.length ? at : 28];
    const place = PLACES[at < hostileFiles.length ? at % PLACES.length : 2];
    if (!file || !place) throw new Error('There is nothing to send.');
    try {
      counts[await uploadHostileFile(send, place, id, file, name)] += 1;
    } catch (error) {
      throw new Error(`${file.what} as ${JSON.stringify(name.name)}: ${String(error)}`, { cause: error });
    }
  }
  expect(hostileFiles).toHaveLength(120);
  expect(hostileNames).toHaveLength(200);
  expect(counts.kept).toBeGreaterThan(60);
  expect(counts.refused).toBeGreaterThan(60);
  // Removed documents are kept for Undo. Then only the resume of the application remains; database and disk agree.
  test.setClock(new Date(Date.now() + 2 * UNDO_MS));
  await test.dependencies.tasks.runDue();
  expect((await listFiles(test)).length).toBeLessThanOrEqual(1);
});
