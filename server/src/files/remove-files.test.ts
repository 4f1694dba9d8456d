import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestApp } from '../testing/index';
import { insertFile } from './files.repository';
import { removeOrphanedFiles } from './remove-files';
import { attachmentPolicy } from './upload-policies';

const test = startTestApp();

it('a file whose row was committed although the write appeared to fail is kept, and any other is removed', async () => {
  const { db, files } = test.dependencies;
  const store = () => files.write(Readable.from([Buffer.from('%PDF-1.7\nhello\n%%EOF')]), attachmentPolicy);
  const [recorded, forgotten] = [await store(), await store()];
  await insertFile(db, { ...recorded, name: 'kept.pdf' });
  const error = new Error('Connection terminated');
  await removeOrphanedFiles(test.dependencies, [recorded.id, forgotten.id], error, { delayMs: 10 });
  while (await files.read(forgotten.id).then((content) => content?.destroy())) await wait(20);
  const content = await files.read(recorded.id);
  expect(content).toBeDefined();
  content?.destroy();
});
