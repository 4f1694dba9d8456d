import { openDatabase } from '../db/open-database';
import { createLocalBus } from '../live/local-bus';
import { openOutbox } from '../mail/outbox';
import { emitNotice } from '../modules/notices/emit-notice.service';
import { openScheduler } from '../tasks/scheduler';
import { defineTask } from '../tasks/task-kind';

/**
 * A process with the scheduler, the notices and the outbox of a server: each task is an event for one account.
 * It runs until it is killed; DAYS sets its clock ahead.
 */
const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, DAYS = '0' } = process.env;
const clock = () => new Date(Date.now() + Number(DAYS) * 24 * 60 * 60_000);
const nowhere = { dataDir: '/nowhere', workerFile: '', migrationsFolder: '', onLost: () => {} };

const { db } = await openDatabase({ ...nowhere, databaseUrl });
const config = { smtpUrl, mailFrom: 'jobs@alta.example', dataDir: '/nowhere', sessionSecret: 'secret' };
const mail = openOutbox({ db, clock, config });
const tasks = openScheduler({ db, clock });
const dependencies = { mail, tasks, clock, live: createLocalBus() };

tasks.handle(defineTask<{ account: number }>('test-event'), (tx, { key, payload: { account } }) =>
  emitNotice(dependencies, tx, {
    kind: 'message-received',
    eventKey: `test-event:${key}`,
    account,
    data: { application: 1, job: 'Cook', other: 'Alta', message: Number(key) },
    mailOnly: { subject: `Event ${key}`, body: 'Monday?' },
  }),
);
mail.start('http://metier.test');
tasks.start();
process.send?.('ready');
