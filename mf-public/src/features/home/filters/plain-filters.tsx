import { Card, Disclosure, useTexts } from '@metier/sdk/ui';
import { AdvancedFilters, type AdvancedFiltersProps } from './advanced-filters';
import styles from './filter-bar.module.css';
import { homeTexts } from '../home.texts';

/** All filters for visitors without JavaScript. */
export function PlainFilters(props: Omit<AdvancedFiltersProps, 'onDone' | 'isPlain'>) {
  const { filters: texts } = useTexts(homeTexts);
  return (
    <Disclosure summary={texts.more} look="chip" open={Object.keys(props.errors).length > 0}>
      <Card className={styles.panel}>
        <AdvancedFilters {...props} isPlain />
      </Card>
    </Disclosure>
  );
}
