import { useState } from 'react';
import type { OpenPlatform, PlatformData } from './load-platform';

/** The newest figures, and where those could not be had, the ones before; none for who has shown no token. */
export function useLastGood(data: PlatformData): OpenPlatform | undefined {
  const [previous, setPrevious] = useState<OpenPlatform>();
  const shown = data.kind === 'failed' ? previous : data.kind === 'open' ? data : undefined;
  if (shown !== previous) setPrevious(shown);
  return shown;
}
