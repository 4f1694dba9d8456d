import { useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from './applications.texts';
import styles from './select-all.module.css';
import type { Selection } from './use-selection';

/** Selects and deselects all shown applications; undecided while some are selected. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { selection: texts } = useTexts(applicationsTexts);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={texts.all}
        checked={selection.isAll}
        ref={(box) => {
          if (box) box.indeterminate = selection.items.length > 0 && !selection.isAll;
        }}
        onChange={(event) => selection.setAll(event.currentTarget.checked)}
      />
    </label>
  );
}
