import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Application, PlannedMovesReply } from '@metier/sdk/contract';
import { useLocation } from '@metier/sdk/router';
import { readAskedMove, type AskedMove } from '../../../moves/moves';
import { OfferDialog } from '../interviews/offer-dialog';
import { HireDialog } from './hire-dialog';
import { RejectDialog } from './reject-dialog';

/** Planned moves, or that an invitation was sent at once; undefined if the user has cancelled. */
type Answer = PlannedMovesReply | 'invited' | undefined;

/** Asks about a move in its dialog. Only a rejection takes several applications. */
type Ask = (to: AskedMove, applications: readonly Application[]) => Promise<Answer>;

interface Question {
  readonly to: AskedMove;
  readonly applications: readonly Application[];
  answer(answer: Answer): void;
}

const AskContext = createContext<Ask | undefined>(undefined);

interface AskedMovesProviderProps {
  /** The application that the URL names. */
  selected: Application | undefined;
  children: ReactNode;
}

/** Provides the dialogs of moves that are asked about. */
export function AskedMovesProvider({ selected, children }: AskedMovesProviderProps) {
  const { hash } = useLocation();
  const [question, setQuestion] = useState<Question | undefined>(() => {
    const to = readAskedMove(hash.slice(1));
    return to && selected && { to, applications: [selected], answer: () => undefined };
  });
  const ask: Ask = (to, applications) => new Promise((answer) => setQuestion({ to, applications, answer }));
  const answer = useRef<() => void>(undefined);
  const handleClose = (given: Answer) => {
    setQuestion(undefined);
    answer.current = () => question?.answer(given);
  };
  // Not before the dialog has closed, because nothing behind an open one can take the focus.
  useEffect(() => {
    if (question) return;
    answer.current?.();
    answer.current = undefined;
  }, [question]);
  return (
    <AskContext value={ask}>
      {children}
      {question && <QuestionDialog {...question} onClose={handleClose} />}
    </AskContext>
  );
}

interface QuestionDialogProps extends Pick<Question, 'to' | 'applications'> {
  onClose: (answer: Answer) => void;
}

function QuestionDialog({ to, applications, onClose }: QuestionDialogProps) {
  const [first] = applications;
  if (to === 'rejected') return <RejectDialog applications={applications} onClose={onClose} />;
  if (!first) return null;
  if (to === 'hired') return <HireDialog application={first} onClose={onClose} />;
  return (
    <OfferDialog
      purpose="invite"
      application={first}
      onInvited={() => onClose('invited')}
      onClose={() => onClose(undefined)}
    />
  );
}

export function useAskMove(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('useAskMove needs an AskedMovesProvider.');
  return ask;
}
