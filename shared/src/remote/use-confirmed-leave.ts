import { useEffect } from 'react';
import { useBlocker } from '@metier/shared/router';
import type { Question } from './ports';
import { usePorts } from './ports-provider';
import { remoteTexts } from './remote.texts';

/**
 * Asks before another page takes the place of this one while what was entered is unsaved; until then no newer version of
 * the product is offered.
 */
export function useConfirmedLeave(isUnsaved: boolean, question: Question = remoteTexts.leave): void {
  const { confirm, unsaved } = usePorts();
  useEffect(() => (isUnsaved ? unsaved.begin() : undefined), [isUnsaved, unsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, question]);
}
