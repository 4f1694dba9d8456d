import { useId, useRef, type KeyboardEvent } from 'react';
import { Button, Icon, IconButton } from '@metier/shared/ui';
import styles from './item-list.module.css';
import { jobCreationTexts as texts } from './job-creation.texts';
import { useItemRows } from './use-item-rows';

interface ItemListProps {
  name: string;
  label: string;
  /** What one line is called. */
  row: string;
  addLabel: string;
}

/** A list of single lines: one of them is always empty, Enter goes on to the next, pasted lines become rows. */
export function ItemList({ name, label, row, addLabel }: ItemListProps) {
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { rows, write, remove, goOn, goToEmpty, paste } = useItemRows(list);

  function handleKey(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goOn(index);
  }

  return (
    <div role="group" aria-labelledby={labelId} className={styles.list}>
      <h3 id={labelId} className={styles.label}>
        {label}
      </h3>
      <ol ref={list} className={styles.rows}>
        {rows.map(({ id, text }, index) => (
          <li key={id} className={styles.row}>
            <input
              name={name}
              aria-label={texts.nameRow(row, index + 1)}
              value={text}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="next"
              onChange={(event) => write(index, event.currentTarget.value)}
              onKeyDown={(event) => handleKey(event, index)}
              onPaste={(event) => paste(index, event.clipboardData.getData('text')) && event.preventDefault()}
              className={styles.input}
            />
            {(text !== '' || index < rows.length - 1) && (
              <IconButton
                icon="trash"
                size="small"
                label={texts.removeRow(text)}
                className={styles.remove}
                onClick={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
      <Button variant="ghost" size="small" className={styles.add} onClick={goToEmpty}>
        <Icon name="plus" size="small" />
        {addLabel}
      </Button>
    </div>
  );
}
