import { memo, type ReactNode } from 'react';
import type { JobFacets } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { chipClass, ChipCount, joinClasses, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './filter-chips.module.css';
import { listChoices, CHIP_FILTERS, type CountedChoice } from './filter-choices';
import { addValue, dropValue, type ChoiceName, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';

/** Low activity rates, and the work mode of most jobs, are only offered behind "More filters". */
const HIDDEN_VALUES = ['50', '40', '20', 'on_site'];

interface FilterChipsProps {
  search: HomeSearch;
  facets: JobFacets | undefined;
  /** The button for the other filters, always visible. */
  children: ReactNode;
}

/** Each chip is a link that adds or removes one filter, so that each choice has a URL. */
export function FilterChips({ children, ...props }: FilterChipsProps) {
  const { filters: texts } = useTexts(homeTexts);
  return (
    <ul aria-label={texts.chips} className={styles.chips}>
      <ChoiceChips {...props} />
      <li className={styles.more}>{children}</li>
    </ul>
  );
}

/** They stay as they are while the panel opens. */
const ChoiceChips = memo(({ search, facets }: Omit<FilterChipsProps, 'children'>) => {
  const language = useLanguage();
  return CHIP_FILTERS.flatMap((name) =>
    listChoices(name, search, facets, language)
      .filter(({ value }) => search[name].includes(value) || !HIDDEN_VALUES.includes(value))
      .map((choice) => (
        <li key={choice.value}>
          <ChoiceChip search={search} name={name} choice={choice} />
        </li>
      )),
  );
});

interface ChoiceChipProps {
  search: HomeSearch;
  name: ChoiceName;
  choice: CountedChoice;
}

function ChoiceChip({ search, name, choice }: ChoiceChipProps) {
  const { filters: texts } = useTexts(homeTexts);
  const isOn = search[name].includes(choice.value);
  // It would find nothing.
  if (choice.count === 0 && !isOn)
    return (
      <span className={joinClasses(chipClass(), styles.empty)}>
        {choice.label}
        <ChipCount>{0}</ChipCount>
      </span>
    );
  return (
    <Link
      to={(isOn ? dropValue : addValue)(search, name, choice.value)}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={chipClass(isOn)}
    >
      {choice.label}
      {choice.count !== undefined && (
        <>
          <ChipCount>{choice.count}</ChipCount>
          <VisuallyHidden>{texts.jobs}</VisuallyHidden>
        </>
      )}
      {isOn && <VisuallyHidden>{texts.remove}</VisuallyHidden>}
    </Link>
  );
}
