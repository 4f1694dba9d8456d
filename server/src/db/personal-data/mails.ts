import { or } from 'drizzle-orm';
import * as tables from '../schema/index';
import { declare } from './declaration';
import { mentioning, ofAlertAddresses, ofEmail, ofEvents, ofRecipient, ofUser } from './whose';

const { notices, noticeSettings, outbox, tasks, newsletterSubscriptions, alerts, alertAddresses } = tables;

/** What is sent to people, and what they have asked to be sent. */
export const mailTables = {
  newsletterSubscriptions: declare(newsletterSubscriptions, {
    rows: ofEmail(newsletterSubscriptions.email),
    columns: {
      id: 'not personal',
      email: 'personal',
      token: 'personal',
      createdAt: 'personal',
      confirmedAt: 'personal',
    },
    secret: ['token'],
    onExport: 'included',
    onDeletion: 'deleted',
  }),
  alertAddresses: declare(alertAddresses, {
    rows: ofEmail(alertAddresses.email),
    columns: { id: 'not personal', email: 'personal', createdAt: 'personal' },
    onExport: 'included',
    onDeletion: 'deleted',
  }),
  alerts: declare(alerts, {
    rows: (person) => or(ofUser(alerts.userId)(person), ofAlertAddresses(alerts.addressId)(person)),
    columns: {
      id: 'not personal',
      userId: 'personal',
      addressId: 'personal',
      name: 'personal',
      query: 'personal',
      queryKey: 'not personal',
      rhythm: 'personal',
      isPaused: 'personal',
      createdAt: 'personal',
      confirmedAt: 'personal',
      deletedAt: 'personal',
      since: 'personal',
      position: 'not personal',
    },
    onExport: 'included',
    onDeletion: 'deleted',
  }),
  notices: declare(notices, {
    rows: ofUser(notices.userId),
    about: ofEvents(notices.data),
    columns: {
      id: 'not personal',
      userId: 'personal',
      eventKey: 'not personal',
      kind: 'personal',
      data: 'shared',
      isOnPage: 'not personal',
      createdAt: 'personal',
      readAt: 'personal',
      digestAt: 'not personal',
    },
    onExport: 'included',
    onDeletion: 'deleted',
  }),
  noticeSettings: declare(noticeSettings, {
    rows: ofUser(noticeSettings.userId),
    columns: { userId: 'personal', kind: 'personal', page: 'personal', mail: 'personal' },
    onExport: 'included',
    onDeletion: 'deleted',
  }),
  outbox: declare(outbox, {
    rows: ofRecipient(outbox.recipient),
    about: ofEvents(outbox.payload),
    columns: {
      id: 'not personal',
      eventKey: 'not personal',
      kind: 'personal',
      recipient: 'personal',
      payload: 'shared',
      createdAt: 'personal',
      attempts: 'not personal',
      failures: 'not personal',
      nextAttemptAt: 'not personal',
      sentAt: 'personal',
      lastError: 'personal',
    },
    // A payload that waits to be sent may hold the key of a link.
    secret: ['payload'],
    onExport: 'included',
    onDeletion: 'deleted',
  }),
  tasks: declare(tasks, {
    about: mentioning(tasks.lastError),
    columns: {
      id: 'not personal',
      kind: 'not personal',
      key: 'not personal',
      payload: 'not personal',
      dueAt: 'not personal',
      createdAt: 'not personal',
      attempts: 'not personal',
      nextAttemptAt: 'not personal',
      doneAt: 'not personal',
      lastError: 'personal',
    },
    onExport: 'none',
    onDeletion: 'cleared',
    cleared: ['lastError'],
    why: 'Key and payload are ids; the message of a failure may quote what it was about.',
  }),
};
