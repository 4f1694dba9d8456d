import type { AlertBody, JobAlert } from '@metier/sdk/contract';
import { readOk } from '../../../testing/fixtures';
import type { TestApp, TestClient } from '../../../testing/index';

export function createAlertScene(test: TestApp) {
  let minutes = 0;
  const runAt = async (moment: Date) => {
    test.setClock(moment);
    await test.dependencies.tasks.runDue();
    // Mails of this time would not be due at the earlier one.
    await test.dependencies.mail.sendDue();
    test.setClock(undefined);
  };
  return {
    list: async (client: TestClient) => readOk<JobAlert[]>(await client.get('/api/alerts/')),

    save: async (client: TestClient, alert: Partial<AlertBody>) =>
      readOk<JobAlert>(
        await client.post('/api/alerts/', {
          name: 'Any',
          rhythm: 'now',
          query: { keyword: 'any' },
          ...alert,
        }),
      ),

    mailsTo: async (email: string) => (await test.readMails()).filter(({ to }) => to === email),

    /** Runs what is due at this time. */
    runAt,

    /** Runs what is due in the next minutes, each a later one. */
    async runMinute() {
      minutes += 1;
      await runAt(new Date(Date.now() + minutes * 60_000));
    },
  };
}
