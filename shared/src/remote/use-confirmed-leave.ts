import { useTexts } from '../ui/index';
import { useEffect } from 'react';
import { useBlocker } from '@metier/sdk/router';
import type { ConfirmOptions } from './ports';
import { usePorts } from './ports-provider';
import { remoteTexts } from './remote.texts';

/**
 * Asks the user to confirm leaving the page while input is unsaved; a reload for a newer version is not
 * offered until then, and the page stays when the session expires. While `isSaving`, the page that follows
 * needs no confirmation, but the input still counts as unsaved.
 */
export function useConfirmedLeave(isUnsaved: boolean, question?: ConfirmOptions, isSaving = false): void {
  const { confirm, unsaved } = usePorts();
  const { leave } = useTexts(remoteTexts);
  const shown = question ?? leave;
  useEffect(() => (isUnsaved ? unsaved.begin() : undefined), [isUnsaved, unsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isSaving && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(shown).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, shown]);
}
