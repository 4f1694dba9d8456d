import type { Role } from '@metier/sdk/rules';
import type { shellTexts } from '../shell.texts';

export interface Entry {
  readonly label: keyof (typeof shellTexts)['entries'];
  readonly to: string;
}

interface RoleEntries {
  /** What the role opens daily, in the header; a part of the dashboard is addressed by the id of its heading. */
  readonly places: readonly Entry[];
  /** The next action, the one loud thing of the header. */
  readonly action?: Entry;
  /** The rest, behind the picture. */
  readonly account: readonly Entry[];
}

export const MESSAGES = '/messages';

const messages: Entry = { label: 'messages', to: MESSAGES };
const applications: Entry = { label: 'applications', to: '/applications' };
const settings: Entry = { label: 'settings', to: '/account' };

export const ROLE_ENTRIES: Readonly<Record<Role, RoleEntries>> = {
  job_seeker: {
    places: [
      { label: 'findJobs', to: '/' },
      applications,
      { label: 'saved', to: '/dashboard#my-favorites' },
      messages,
    ],
    account: [
      { label: 'profile', to: '/dashboard#my-profile' },
      { label: 'documents', to: '/documents' },
      { label: 'alerts', to: '/alerts' },
      { label: 'following', to: '/following' },
      settings,
    ],
  },
  job_provider: {
    places: [
      { label: 'jobs', to: '/dashboard#your-jobs' },
      applications,
      messages,
      { label: 'company', to: '/dashboard#company-profile' },
    ],
    action: { label: 'postJob', to: '/jobcreation' },
    account: [settings],
  },
  operator: { places: [{ label: 'reports', to: '/operator' }, messages], account: [settings] },
};

/** A session may have a role of a later release. */
export const NO_ENTRIES: RoleEntries = { places: [messages], account: [settings] };
