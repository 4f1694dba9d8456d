import type { Role } from '@metier/sdk/rules';
import type { IconName } from '@metier/sdk/ui';
import { shellTexts } from '../shell.texts';

interface AccountEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly to: string;
}

const { entries: texts } = shellTexts;

const SETTINGS: AccountEntry = { label: texts.settings, icon: 'user', to: '/account' };

/** What each role opens daily; a part of the dashboard is addressed by the id of its heading. */
export const ACCOUNT_ENTRIES: Readonly<Record<Role, readonly AccountEntry[]>> = {
  job_seeker: [
    { label: texts.applications, icon: 'briefcase', to: '/applications' },
    { label: texts.saved, icon: 'heart', to: '/dashboard#my-favorites' },
    { label: texts.alerts, icon: 'mail', to: '/alerts' },
    { label: texts.following, icon: 'building', to: '/following' },
    { label: texts.documents, icon: 'file', to: '/documents' },
    { label: texts.profile, icon: 'user', to: '/dashboard#my-profile' },
    SETTINGS,
  ],
  operator: [{ label: texts.reports, icon: 'warning', to: '/operator' }, SETTINGS],
  job_provider: [
    { label: texts.applications, icon: 'file', to: '/applications' },
    { label: texts.jobs, icon: 'briefcase', to: '/dashboard#your-jobs' },
    { label: texts.postJob, icon: 'plus', to: '/jobcreation' },
    { label: texts.company, icon: 'building', to: '/dashboard#company-profile' },
    SETTINGS,
  ],
};
