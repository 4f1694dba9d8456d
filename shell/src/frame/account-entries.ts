import type { Role } from '@metier/sdk/rules';
import type { IconName } from '@metier/sdk/ui';
import type { shellTexts } from '../shell.texts';

interface AccountEntry {
  readonly label: keyof (typeof shellTexts)['entries'];
  readonly icon: IconName;
  readonly to: string;
}

const SETTINGS: AccountEntry = { label: 'settings', icon: 'user', to: '/account' };

/** What each role opens daily; a part of the dashboard is addressed by the id of its heading. */
export const ACCOUNT_ENTRIES: Readonly<Record<Role, readonly AccountEntry[]>> = {
  job_seeker: [
    { label: 'applications', icon: 'briefcase', to: '/applications' },
    { label: 'saved', icon: 'heart', to: '/dashboard#my-favorites' },
    { label: 'alerts', icon: 'mail', to: '/alerts' },
    { label: 'following', icon: 'building', to: '/following' },
    { label: 'documents', icon: 'file', to: '/documents' },
    { label: 'profile', icon: 'user', to: '/dashboard#my-profile' },
    SETTINGS,
  ],
  operator: [{ label: 'reports', icon: 'warning', to: '/operator' }, SETTINGS],
  job_provider: [
    { label: 'applications', icon: 'file', to: '/applications' },
    { label: 'jobs', icon: 'briefcase', to: '/dashboard#your-jobs' },
    { label: 'postJob', icon: 'plus', to: '/jobcreation' },
    { label: 'company', icon: 'building', to: '/dashboard#company-profile' },
    SETTINGS,
  ],
};
