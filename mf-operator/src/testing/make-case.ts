import type { ModerationCase, ModerationCaseDetails } from '@metier/sdk/contract';

/** An open case of a job with two reports. */
export const makeCase = (given: Partial<ModerationCase> = {}): ModerationCase => ({
  id: 4,
  target: 'job',
  target_id: 31,
  title: 'Parcel forwarder',
  state: 'open',
  has_appeal: false,
  reports_count: 2,
  reasons: ['misleading', 'payment'],
  reported_at: '2026-11-22T08:15:00.000Z',
  last_action: null,
  ...given,
});

export const makeCaseDetails = (given: Partial<ModerationCaseDetails> = {}): ModerationCaseDetails => ({
  ...makeCase(),
  content: {
    title: 'Parcel forwarder',
    author: 'Quick Cash',
    facts: ['Bern'],
    text: 'You forward parcels from home.',
    path: '/job/31',
    hold: null,
  },
  is_blocked: false,
  actions: ['dismiss', 'ask', 'hide', 'remove', 'block'],
  reports: [
    {
      id: 9,
      reason: 'payment',
      text: 'They want CHF 300 first.',
      rule: null,
      reporter: 'visitor',
      is_open: true,
      created_at: '2026-11-22T08:15:00.000Z',
    },
  ],
  log: [],
  ...given,
});
