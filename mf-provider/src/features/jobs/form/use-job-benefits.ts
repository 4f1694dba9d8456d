import { useMemo, useState } from 'react';
import { usePorts } from '@metier/sdk/remote';
import type { Benefit } from '@metier/sdk/rules';
import { useLanguage } from '@metier/sdk/ui';
import { useSession } from '@metier/sdk/session';
import { choicesOf, offerBenefits } from '../draft/job-draft';
import { useSavedBenefits, type ChosenBenefits } from './saved-benefits';

/**
 * The benefits to choose from: those of a draft, or those last chosen in this browser, which every choice is saved
 * to.
 */
export function useJobBenefits(present: readonly Benefit[] | undefined) {
  const language = useLanguage();
  const { session } = usePorts();
  const [saved, save] = useSavedBenefits(useSession(session)?.id);
  const [own, setOwn] = useState(present && choicesOf(present));
  const offers = useMemo(() => offerBenefits(language, present), [language, present]);
  return {
    offers,
    chosen: own ?? saved,
    onChoose(chosen: ChosenBenefits) {
      if (own) setOwn(chosen);
      save(chosen);
    },
  };
}
