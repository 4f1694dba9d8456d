import type { NoticeChoice, NoticeSettings, NoticesPage } from '@metier/sdk/contract';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../../testing/fixtures';
import type { TestApp, TestClient } from '../../../testing/index';

/** Every application has a receipt, which tests of other notifications leave out. */
const RECEIPT = 'We have your application';

export function createNotificationScene(test: TestApp) {
  let company: CompanyClient | undefined;
  const requireCompany = () => {
    if (!company) throw new Error('Nobody has applied yet.');
    return company;
  };

  return {
    /** The company of the last application. */
    get company() {
      return requireCompany();
    },

    /** An application between new accounts, because sessions end when a test moves the clock. */
    async apply(title = 'Cook') {
      company = await joinCompany(test);
      const seeker = await joinSeeker(test);
      const application = await applyTo(seeker, await publishJob(company, { title }));
      await test.dependencies.db.execute(
        `delete from notices where kind = 'application-sent' and user_id = ${seeker.user.id}`,
      );
      return { seeker, application };
    },

    setStatus: async (id: number, status: string) =>
      readOk(await requireCompany().patch(`/api/auth/applications/${id}/update-status/`, { status })),

    list: async (client: TestClient, query = '') =>
      readOk<NoticesPage>(await client.get(`/api/notices/${query}`)),

    /** The sentences of the client's notifications. */
    texts: async (client: TestClient) =>
      readOk<NoticesPage>(await client.get('/api/notices/')).items.map(({ text }) => text),

    choose: async (client: TestClient, ...choices: NoticeChoice[]) =>
      readOk<NoticeSettings>(await client.put('/api/notices/settings/', { choices })),

    mailsTo: async (email: string) =>
      (await test.readMails()).filter(({ to, subject }) => to === email && !subject.startsWith(RECEIPT)),

    /** Runs what is due at this time. */
    async runAt(moment: string): Promise<void> {
      test.setClock(new Date(moment));
      await test.dependencies.tasks.runDue();
    },
  };
}
