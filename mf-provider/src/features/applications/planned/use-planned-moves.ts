import { isApiError, planMoves, undoMoves } from '@metier/sdk/api';
import type { PlannedMovesBody, PlannedMovesReply } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { UNDO_MS } from '@metier/sdk/rules';
import { useTexts } from '@metier/sdk/ui';
import { plannedTexts } from './planned.texts';

export function usePlannedMoves() {
  const texts = useTexts(plannedTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();

  async function undo(moves: readonly number[]): Promise<void> {
    try {
      const { undone } = await undoMoves(http, moves);
      if (undone.length > 0) notify.success(texts.undone);
      else notify.error(texts.tooLate);
    } catch (error) {
      if (!isApiError(error)) throw error;
      notify.error(texts.undoFailed);
    }
    await revalidate();
  }

  return {
    plan: (body: PlannedMovesBody): Promise<PlannedMovesReply> => planMoves(http, body),
    undo,
    /** Announces planned moves with a button that undoes all of them; `name` is the candidate of a single one. */
    announce({ planned }: PlannedMovesReply, name: string): void {
      const [first] = planned;
      if (!first) return;
      const run = () => void undo(planned.map(({ id }) => id));
      notify.info(texts.announced(first.status, planned.length, name), {
        action: { label: texts.undo, run },
        duration: UNDO_MS,
      });
    },
  };
}
