import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page is hydrated: false on the server and during hydration. */
export const useAnswers = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
