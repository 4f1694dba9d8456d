import { readConfig } from '../config/config';
import type { Dependencies } from '../dependencies';
import { openDatabase } from '../db/open-database';
import { createLocalBus } from '../live/local-bus';
import { openOutbox } from '../mail/outbox';
import { boardModules } from '../modules/index';
import { emitNotification } from '../modules/notifications/emit-notification.service';
import { searchModule } from '../search/module';
import { openScheduler } from '../tasks/scheduler';
import { defineTask } from '../tasks/task-kind';

/**
 * A process with the scheduler, the outbox and the tasks of a server, and one more kind of task: each is an event
 * for one account. It runs until it is killed, or its parent is, with its clock stopped at NOW.
 */
process.once('disconnect', () => process.exit());
const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, NOW = '' } = process.env;
const clock = () => new Date(NOW);
const nowhere = { dataDir: '/nowhere', workerFile: '', migrationsFolder: '', onLost: () => {} };

const { db } = await openDatabase({ ...nowhere, databaseUrl });
const settings = { SMTP_URL: smtpUrl, MAIL_FROM: 'jobs@alta.example', DATA_DIR: nowhere.dataDir };
const config = { ...readConfig(settings), sessionSecret: 'secret' };
const mail = openOutbox({ db, clock, config });
const tasks = openScheduler({ db, clock });
const dependencies = { db, config, mail, tasks, clock, live: createLocalBus() };

// Without files and releases, which no task of these tests needs.
for (const { tasks: registrations = [] } of [searchModule, ...boardModules])
  for (const register of registrations) register(dependencies as unknown as Dependencies);
tasks.handle(defineTask<{ account: number }>('test-event'), (tx, { key, payload: { account } }) =>
  emitNotification(dependencies, tx, {
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
