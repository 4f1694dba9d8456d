import { useFetcher, useFetchers, useSubmit } from '@metier/sdk/router';
import { readStatus, type ApplicationStatus } from '@metier/sdk/rules';

/** The page of the applications. Its action moves an application and announces that, wherever it was moved. */
export const APPLICATIONS_PATH = '/applications';

/** Moves that a dialog asks about first, because they promise or refuse the candidate something by mail. */
export const ASKED_MOVES = ['interview', 'hired', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type AskedMove = (typeof ASKED_MOVES)[number];

export const readAskedMove = (to: string): AskedMove | undefined => ASKED_MOVES.find((move) => move === to);

/** URL fragment that opens an application with the dialog of this move. */
export const hashOf = (to: AskedMove): string => `#${to}`;

/** All components that show an application share one fetcher, also across pages. */
const nameFetcher = (id: number) => `application ${id}`;

/** Returns a function that submits a move, whose status is shown at once. */
export function useSubmitMove(): (id: number, to: ApplicationStatus) => void {
  const submit = useSubmit();
  return (id, to) =>
    void submit(
      { id, status: to },
      { method: 'post', action: APPLICATIONS_PATH, navigate: false, fetcherKey: nameFetcher(id) },
    );
}

/** The status of an application, optimistic while it is being moved. */
export function useMovedStatus({ id, status }: MovedApplication): ApplicationStatus {
  const { formData } = useFetcher({ key: nameFetcher(id) });
  return readStatus(formData?.get('status')) ?? status;
}

export function useMovedStatuses<Moved extends MovedApplication>(applications: readonly Moved[]): Moved[] {
  const moving = new Map(
    useFetchers().map(({ key, formData }) => [key, readStatus(formData?.get('status'))] as const),
  );
  return applications.map((each) => ({ ...each, status: moving.get(nameFetcher(each.id)) ?? each.status }));
}

interface MovedApplication {
  readonly id: number;
  readonly status: ApplicationStatus;
}
