import { useRouteError } from '@metier/sdk/router';
import { useEffect } from 'react';
import { useShell } from '../context/shell-context';
import { PlainFailure } from './plain-failure';

/** Error boundary for failures of the frame itself. */
export function FrameFailure() {
  const error = useRouteError();
  const { reports, self, reload } = useShell();
  useEffect(() => {
    reports.failure('render', self, error);
  }, [error, reports, self]);
  return <PlainFailure onReload={reload} />;
}
