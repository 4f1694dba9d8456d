import { useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { readDetail } from '@metier/sdk/api';
import type { Application, PlannedMovesReply } from '@metier/sdk/contract';
import { useMutation } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { applicationsTexts } from './applications.texts';
import { readAskedMove } from '../../moves/moves';
import { useAskMove } from './planned/asked-moves';
import { usePlannedMoves } from './planned/use-planned-moves';

/** Applications the server refused to move, with the reasons. */
export interface BulkMoveRefusals {
  /** Number of applications moved. */
  readonly moved: number;
  readonly reasons: readonly { readonly id: number; readonly name: string; readonly detail: string }[];
}

/** Moves all items in a minute. Calls `onDone` once the list has reloaded. */
export function useBulkMove(items: readonly Application[], onDone: () => void) {
  const { updateFailed } = useTexts(applicationsTexts);
  const { revalidate } = useRevalidator();
  const { plan, announce } = usePlannedMoves();
  const ask = useAskMove();
  const [refused, setRefused] = useState<BulkMoveRefusals>();

  function finish(reply: PlannedMovesReply) {
    const nameOf = (id: number) => items.find((item) => item.id === id)?.applicant_name ?? '';
    const reasons = reply.refused.map(({ application: id, detail }) => ({ id, name: nameOf(id), detail }));
    if (reasons.length > 0 && items.length > 1) setRefused({ moved: reply.planned.length, reasons });
    onDone();
  }

  const { run, pending } = useMutation({
    call: (status: ApplicationStatus) => plan({ applications: items.map(({ id }) => id), status }),
    async done(reply) {
      announce(reply, items[0]?.applicant_name ?? '');
      await revalidate();
      finish(reply);
    },
    failed: (error) => readDetail(error, updateFailed),
  });

  async function moveAll(to: ApplicationStatus) {
    const asked = readAskedMove(to);
    if (!asked) return run(to);
    const answer = await ask(asked, items);
    if (answer && answer !== 'invited') finish(answer);
  }

  return { isMoving: pending, refused, moveAll, dismissRefusals: () => setRefused(undefined) };
}
