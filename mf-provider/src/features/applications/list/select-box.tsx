import { useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import styles from './select-box.module.css';
import type { Selection } from './use-selection';

interface SelectBoxProps {
  /** Accessible name; the box has no visible one. */
  label: string;
  isSelected: boolean;
  /** Neither all nor none is selected. */
  isPartial?: boolean;
  onSelect: (isSelected: boolean) => void;
}

export function SelectBox({ label, isSelected, isPartial = false, onSelect }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
    </label>
  );
}

/** Selects and deselects all shown applications. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { selection: texts } = useTexts(applicationsTexts);
  const { items, isAll, setAll } = selection;
  return (
    <SelectBox
      label={texts.all}
      isSelected={isAll}
      isPartial={items.length > 0 && !isAll}
      onSelect={setAll}
    />
  );
}
