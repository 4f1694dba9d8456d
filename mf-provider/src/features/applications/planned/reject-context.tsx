import { createContext, use, useState, type ReactNode } from 'react';
import type { Application, PlannedMovesReply } from '@metier/sdk/contract';
import { useLocation } from '@metier/sdk/router';
import { RejectDialog } from './reject-dialog';

/** URL fragment that opens an application with the dialog of its rejection. */
export const REJECT = '#reject';

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
    hash === REJECT && selected ? { applications: [selected], answer: () => undefined } : undefined,
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
