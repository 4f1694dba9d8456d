import { useEffect } from 'react';
import { useBlocker } from '@metier/shared/router';
import type { Question } from './ports';
import { usePorts } from './ports-provider';
import { remoteTexts } from './remote.texts';

/** Asks before another page takes the place of this one while what was entered is unsaved. */
export function useConfirmedLeave(isUnsaved: boolean, question: Question = remoteTexts.leave): void {
  const { confirm } = usePorts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, question]);
}
