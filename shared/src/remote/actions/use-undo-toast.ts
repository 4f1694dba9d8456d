import { isApiError } from '../../api/index';
import { useTexts } from '../../ui/index';
import { useRevalidator } from '@metier/sdk/router';
import { usePorts } from '../ports-provider';
import { remoteTexts } from '../remote.texts';

/** Long enough to reach the button by keyboard. */
export const UNDO_SHOWN_MS = 10_000;

export interface UndoOptions {
  /** Sends the reverse change. */
  undo(): Promise<unknown>;
  /** Text of the toast once it is undone. */
  readonly undone: string;
  readonly failed: string;
}

/**
 * Returns a function that announces a change in a toast with Undo, which also reloads the page's data. It works
 * after its component has been unmounted.
 */
export function useUndoToast(): (text: string, options: UndoOptions) => void {
  const texts = useTexts(remoteTexts);
  const { notify } = usePorts();
  const { revalidate } = useRevalidator();

  async function run({ undo, undone, failed }: UndoOptions): Promise<void> {
    try {
      await undo();
      notify.success(undone);
    } catch (error) {
      if (!isApiError(error)) throw error;
      notify.error(failed);
    }
    await revalidate();
  }

  return (text, options) =>
    notify.success(text, {
      action: { label: texts.undo, run: () => void run(options) },
      duration: UNDO_SHOWN_MS,
    });
}
