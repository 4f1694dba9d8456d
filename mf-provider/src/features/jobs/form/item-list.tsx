import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button, Icon, IconButton, useTexts } from '@metier/sdk/ui';
import styles from './item-list.module.css';
import { jobsTexts } from '../jobs.texts';
import { useItemRows } from './use-item-rows';

interface ItemListProps {
  name: string;
  label: string;
  /** Accessible label of one row. */
  row: string;
  addLabel: string;
  initial: readonly string[];
  /** Called when a row is added, removed or moved. */
  onEdit: () => void;
}

/**
 * A list of single-line inputs: one of them is always empty, Enter moves to the next, pasted lines become
 * rows.
 */
export function ItemList({ name, label, row, addLabel, initial, onEdit }: ItemListProps) {
  const texts = useTexts(jobsTexts);
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { rows, write, remove, moveToNextRow, goToEmpty, paste } = useItemRows(list, initial);

  function handleKey(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    moveToNextRow(index);
  }

  function handlePaste(event: ClipboardEvent, index: number) {
    if (!paste(index, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    onEdit();
  }

  function handleRemove(index: number) {
    remove(index);
    onEdit();
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
              onPaste={(event) => handlePaste(event, index)}
              className={styles.input}
            />
            {(text !== '' || index < rows.length - 1) && (
              <IconButton
                icon="trash"
                size="small"
                label={texts.removeRow(text)}
                className={styles.remove}
                onClick={() => handleRemove(index)}
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
