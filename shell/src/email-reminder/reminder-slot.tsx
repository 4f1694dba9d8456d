import { useSession } from '@metier/sdk/session';
import { useIsHydrated } from '@metier/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useShell } from '../context/shell-context';
import { readDismissed, storeDismissed } from './dismissed';

const Nothing = () => <></>;

/** Lazy, because few people ever see it; the page works without it if loading fails. */
const EmailReminder = lazy(() =>
  import('./email-reminder').then(
    (module) => ({ default: module.EmailReminder }),
    () => ({ default: Nothing }),
  ),
);

/** The reminder for a person whose address is not confirmed, until it is dismissed in this tab. */
export function ReminderSlot() {
  const user = useSession(useShell().session);
  const isHydrated = useIsHydrated();
  const [dismissed, setDismissed] = useState<string>();
  if (!isHydrated || user?.email_confirmed !== false) return null;
  const { email } = user;
  if (email === (dismissed ?? readDismissed())) return null;

  function dismiss() {
    storeDismissed(email);
    setDismissed(email);
  }

  return (
    <Suspense>
      <EmailReminder email={email} onDismiss={dismiss} />
    </Suspense>
  );
}
