import { isApiError, planMoves, undoMoves } from '@metier/sdk/api';
import type { PlannedMovesBody, PlannedMovesReply } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { UNDO_MS } from '@metier/sdk/rules';
import { useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { plannedTexts } from './planned.texts';
import { forgetMoves, watchMoves } from './watch-moves';

export function usePlannedMoves() {
  const texts = useTexts(plannedTexts);
  const { updateRefused } = useTexts(applicationsTexts);
  const ports = usePorts();
  const { http, notify } = ports;
  const { revalidate } = useRevalidator();

  async function undo(moves: readonly number[]): Promise<void> {
    try {
      const { undone } = await undoMoves(http, moves);
      forgetMoves(undone);
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
    /**
     * Announces planned moves with a button that undoes all of them, and later that they have taken effect;
     * `name` is the candidate of a single one. The refusals of several are listed elsewhere.
     */
    announce({ planned, refused }: PlannedMovesReply, name: string): void {
      const [first] = planned;
      const [refusal] = refused;
      if (!first && refusal && refused.length === 1) notify.error(updateRefused(refusal.detail));
      if (!first) return;
      watchMoves(ports, planned);
      const run = () => void undo(planned.map(({ id }) => id));
      notify.info(texts.announced(first.status, planned.length, name), {
        action: { label: texts.undo, run },
        duration: UNDO_MS,
      });
    },
  };
}
