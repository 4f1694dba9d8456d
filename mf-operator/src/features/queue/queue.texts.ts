import { defineTexts } from '@metier/sdk/rules';

export const queueTexts = defineTexts('operator/queue/queue', {
  title: 'Reports',
  titleOpen: (count: number) => (count > 0 ? `(${count}) Reports` : 'Reports'),
  state: 'State of the cases',
  states: { open: 'Open', decided: 'Decided' },
  filters: 'Filters',
  target: 'About',
  allTargets: 'Everything',
  reason: 'Reason',
  allReasons: 'All reasons',
  ordering: 'Order',
  orderings: { newest: 'Newest first', 'most-reported': 'Most reported first' },
  list: 'Cases',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  appeal: 'Answer',
  first: 'First page',
  more: 'Next page',
  empty: { title: 'No open reports', text: 'New reports appear here at once.' },
  emptyDecided: { title: 'Nothing decided yet', text: 'Cases appear here once they are decided.' },
  noMatch: { title: 'No case fits', text: 'Choose other filters.', action: 'Show all open cases' },
  proposals: {
    action: 'Search terms without an occupation',
    failed: 'The search terms could not be downloaded.',
  },
  failed: { title: 'The reports could not be loaded', text: 'Please try again.' },
});
