import { createContext, use, useState, type ReactNode } from 'react';
import type { Application, PlannedMovesReply } from '@metier/sdk/contract';
import { useLocation } from '@metier/sdk/router';
import { REJECT_HASH } from '../../../moves/moves';
import { RejectDialog } from './reject-dialog';

/** Asks for reason and message; resolves to the planned rejections, undefined if the user has cancelled. */
type Reject = (applications: readonly Application[]) => Promise<PlannedMovesReply | undefined>;

interface Request {
  readonly applications: readonly Application[];
  answer(reply: PlannedMovesReply | undefined): void;
}

const RejectContext = createContext<Reject | undefined>(undefined);

interface RejectProviderProps {
  /** The application that the URL names. */
  selected: Application | undefined;
  children: ReactNode;
}

/** Provides the dialog that rejects applications. */
export function RejectProvider({ selected, children }: RejectProviderProps) {
  const { hash } = useLocation();
  const [request, setRequest] = useState<Request | undefined>(() =>
    hash === REJECT_HASH && selected ? { applications: [selected], answer: () => undefined } : undefined,
  );
  const reject: Reject = (applications) => new Promise((answer) => setRequest({ applications, answer }));
  const handleClose = (reply: PlannedMovesReply | undefined) => {
    setRequest(undefined);
    request?.answer(reply);
  };
  return (
    <RejectContext value={reject}>
      {children}
      {request && <RejectDialog applications={request.applications} onClose={handleClose} />}
    </RejectContext>
  );
}

export function useReject(): Reject {
  const reject = use(RejectContext);
  if (!reject) throw new Error('useReject needs a RejectProvider.');
  return reject;
}
