import * as tables from '../schema/index';
import { declare } from './declaration';
import { ofActions, ofCases, ofUser } from './whose';

const { moderationCases, contentReports, moderationActions, moderationAppeals } = tables;

/** Reports, and what operators decide. */
export const moderationTables = {
  moderationCases: declare(moderationCases, {
    rows: ofUser(moderationCases.accountId),
    columns: {
      id: 'not personal',
      target: 'personal',
      targetId: 'not personal',
      accountId: 'personal',
      title: 'personal',
      isOpen: 'not personal',
      openReports: 'not personal',
      hasAppeal: 'not personal',
      reportedAt: 'not personal',
      createdAt: 'not personal',
    },
    onExport: 'withheld',
    onDeletion: 'cleared',
    cleared: ['title', 'accountId'],
    why: 'The log of decisions refers to it; a report without a decision is not told to the account concerned.',
  }),
  contentReports: declare(contentReports, {
    rows: ofUser(contentReports.reporterId),
    about: ofCases(contentReports.caseId),
    columns: {
      id: 'not personal',
      caseId: 'not personal',
      reason: 'shared',
      text: 'shared',
      rule: 'not personal',
      reporterId: 'personal',
      reporterKey: 'personal',
      isOpen: 'not personal',
      createdAt: 'personal',
    },
    secret: ['reporterKey'],
    onExport: 'included',
    onDeletion: 'deleted',
    why: 'Who was reported does not learn by whom, so it is in the export of the reporter alone.',
  }),
  moderationActions: declare(moderationActions, {
    rows: ofUser(moderationActions.operatorId),
    columns: {
      id: 'not personal',
      caseId: 'not personal',
      action: 'not personal',
      reason: 'not personal',
      operatorId: 'personal',
      operatorName: 'personal',
      createdAt: 'not personal',
    },
    onExport: 'included',
    onDeletion: 'kept',
    why: 'An append-only log: which operator has decided must stay known.',
  }),
  moderationAppeals: declare(moderationAppeals, {
    rows: ofActions(moderationAppeals.actionId),
    columns: {
      actionId: 'not personal',
      text: 'personal',
      createdAt: 'personal',
      answerId: 'not personal',
      answeredAt: 'not personal',
    },
    onExport: 'included',
    onDeletion: 'deleted',
  }),
};
