import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Button, Icon, IconButton } from '@metier/shared/ui';
import { findEmptyRow, insertRows, removeRow, startRows, writeRow } from './item-rows';
import styles from './item-list.module.css';
import { jobCreationTexts as texts } from './job-creation.texts';

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
  const [rows, setRows] = useState(startRows);
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useFocusAfterRender(list);

  function handleRemove(index: number) {
    setRows(removeRow(rows, index));
    focusAt(Math.min(index, rows.length - 2));
  }

  function handleKey(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goOn(index);
  }

  /** To the row below, which is made if the one below is taken. */
  function goOn(index: number) {
    const isOnEmpty = !rows[index]?.text.trim();
    if (!isOnEmpty && rows[index + 1]?.text.trim()) setRows(insertRows(rows, index + 1, ['']));
    focusAt(isOnEmpty ? index : index + 1);
  }

  function handlePaste(event: ClipboardEvent, index: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim());
    if (lines.length < 2) return;
    event.preventDefault();
    const pasted = lines.map((line) => line.replace(/^\s*[-*•]\s+/, '').trim());
    setRows(insertRows(rows, rows[index]?.text.trim() ? index + 1 : index, pasted));
    focusAt(index + pasted.length);
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
              onChange={(event) => setRows(writeRow(rows, index, event.currentTarget.value))}
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
      <Button variant="ghost" size="small" className={styles.add} onClick={() => focusAt(findEmptyRow(rows))}>
        <Icon name="plus" size="small" />
        {addLabel}
      </Button>
    </div>
  );
}

/** Gives a function that moves the focus to the input of that position once the list is drawn. */
function useFocusAfterRender(list: RefObject<HTMLOListElement | null>) {
  const [target, setTarget] = useState<{ index: number }>();
  useEffect(() => {
    if (target) list.current?.querySelectorAll('input')[target.index]?.focus();
  }, [list, target]);
  return (index: number) => setTarget({ index });
}
