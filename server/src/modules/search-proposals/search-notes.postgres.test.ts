import { inTransaction } from '../../db/database';
import { startTestApp } from '../../testing/index';
import { writeProposals } from './search-proposals.service';

const test = startTestApp();

it('no search waits for the counts while their table is locked, and none is lost', async () => {
  const { searchNotes, dependencies } = test.app;
  await inTransaction(dependencies.db, async (tx) => {
    await tx.execute('lock table search_counts');
    for (let at = 0; at < 12; at += 1) {
      const visitor = test.visit({ 'user-agent': `Browser ${at}` });
      expect((await visitor.get('/api/jobs/?keyword=wartemeister')).statusCode).toBe(200);
      void searchNotes.flush();
    }
  });
  await searchNotes.flush();
  const proposed = await writeProposals(dependencies);
  expect(proposed).toContain('# searched 12, nothing found 12, ');
  expect(proposed).toContain('en: wartemeister');
});
