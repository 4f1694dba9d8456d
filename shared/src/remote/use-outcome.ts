import { useActionData, useLocation } from '@metier/sdk/router';
import { useState } from 'react';

/**
 * The result of the page's last action. The router forgets it when the data are read again, as after a change of
 * the language; what `keep` makes of it stays until the next action, or until the person leaves the address.
 */
export function useOutcome<Outcome>(keep: (outcome: Outcome) => Outcome | undefined): Outcome | undefined {
  // An action runs in the browser, so its result is not serialised.
  const outcome = useActionData() as Outcome | undefined;
  const { key } = useLocation();
  const [last, setLast] = useState(() => ({ key, outcome, kept: outcome && keep(outcome) }));
  if (key !== last.key || (outcome && outcome !== last.outcome))
    setLast({ key, outcome, kept: outcome && keep(outcome) });
  return outcome ?? (key === last.key ? last.kept : undefined);
}
