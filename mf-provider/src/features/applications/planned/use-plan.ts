import type { RefObject } from 'react';
import { readDetail, readFieldErrors } from '@metier/sdk/api';
import type { Application, FieldErrors, PlannedMovesBody, PlannedMovesReply } from '@metier/sdk/contract';
import { useFieldErrors, useMutation } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { usePlannedMoves } from './use-planned-moves';

/** What a dialog says about its move; the applications are those that it is open for. */
type Plan = Omit<PlannedMovesBody, 'applications'>;

/**
 * The form of a dialog that plans a move: announces what was planned, and shows errors at their fields, which
 * `place` names if they are not those of the API.
 */
export function usePlan(
  applications: readonly Application[],
  form: RefObject<HTMLFormElement | null>,
  onPlanned: (reply: PlannedMovesReply) => void,
  place: (errors: FieldErrors) => FieldErrors = (errors) => errors,
) {
  const { updateFailed } = useTexts(applicationsTexts);
  const { plan, announce } = usePlannedMoves();
  const { revalidate } = useRevalidator();
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (move: Plan) => plan({ ...move, applications: applications.map(({ id }) => id) }),
    async done(reply: PlannedMovesReply) {
      announce(reply, applications[0]?.applicant_name ?? '');
      await revalidate();
    },
    leave: onPlanned,
    failed: (error) => (refuse(place(readFieldErrors(error))) ? undefined : readDetail(error, updateFailed)),
  });
  return { run, isPending, errorsOf, refuse };
}
