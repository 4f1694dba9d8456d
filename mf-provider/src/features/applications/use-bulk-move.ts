import { useState } from 'react';
import { readDetail, updateApplicationStatuses } from '@metier/sdk/api';
import type { Application } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { applicationsTexts } from './applications.texts';

const { moves, selection: texts, updateFailed } = applicationsTexts;

/** Applications the server refused to move, with the reasons. */
export interface BulkMoveRefusals {
  /** Number of applications moved. */
  readonly moved: number;
  readonly reasons: readonly { readonly id: number; readonly name: string; readonly detail: string }[];
}

/**
 * Moves all items in one request; rejecting needs a confirmation. Calls `onDone` once the list has reloaded.
 */
export function useBulkMove(items: readonly Application[], onDone: () => void) {
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState<BulkMoveRefusals>();

  const { run, pending } = useMutation({
    question: (to: ApplicationStatus) =>
      to === 'rejected'
        ? { text: texts.rejectQuestion(items.length), confirm: moves.rejected, isDangerous: true }
        : undefined,
    call: (to) =>
      updateApplicationStatuses(
        http,
        items.map(({ id }) => id),
        to,
      ),
    async done(reply, to) {
      const moved = reply.moved.length;
      if (moved > 0) notify.success(texts.moved(moved, to));
      const nameOf = (id: number) => items.find((item) => item.id === id)?.applicant_name ?? '';
      const reasons = reply.refused.map(({ application: id, detail }) => ({ id, name: nameOf(id), detail }));
      if (reasons.length > 0) setRefused({ moved, reasons });
      await revalidate();
      onDone();
    },
    failed: (error) => readDetail(error, updateFailed),
  });

  return { isMoving: pending, refused, moveAll: run, dismissRefusals: () => setRefused(undefined) };
}
