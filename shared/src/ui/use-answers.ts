import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page answers already: not yet while it stands as the server has rendered it. */
export const useAnswers = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
