import { useEffect, useState, type RefObject } from 'react';
import { removeBullet } from '@metier/sdk/rules';
import { findEmptyRow, insertRows, removeRow, startRows, writeRow } from './item-rows';

/** Rows of a list, their operations, and the focus after each of them. */
export function useItemRows(list: RefObject<HTMLElement | null>, initial: readonly string[]) {
  const [rows, setRows] = useState(() => startRows(initial));
  const focusAt = useFocusAfterRender(list);
  const isTaken = (index: number) => Boolean(rows[index]?.text.trim());

  return {
    rows,
    write: (index: number, text: string) => setRows(writeRow(rows, index, text)),
    remove(index: number) {
      setRows(removeRow(rows, index));
      focusAt(Math.min(index, rows.length - 2));
    },
    /** Moves to the row below, inserting one if that row has text; does nothing from an empty row. */
    moveToNextRow(index: number) {
      if (!isTaken(index)) return;
      if (isTaken(index + 1)) setRows(insertRows(rows, index + 1, ['']));
      focusAt(index + 1);
    },
    goToEmpty: () => focusAt(findEmptyRow(rows)),
    /** Returns true if each line became a row, without its bullet; other texts are the browser's to paste. */
    paste(index: number, text: string): boolean {
      const lines = text.split(/\r?\n/).filter((line) => line.trim());
      const texts = lines.map(removeBullet);
      const isItem = !isTaken(index) && texts[0] !== lines[0]?.trim();
      if (lines.length < 2 && !isItem) return false;
      const first = isTaken(index) ? index + 1 : index;
      setRows(insertRows(rows, first, texts));
      focusAt(first + texts.length);
      return true;
    },
  };
}

/** Returns a function that focuses the input at that index after the next render. */
function useFocusAfterRender(list: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<{ index: number }>();
  useEffect(() => {
    if (target) list.current?.querySelectorAll('input')[target.index]?.focus();
  }, [list, target]);
  return (index: number) => setTarget({ index });
}
