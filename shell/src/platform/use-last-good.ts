import { useState } from 'react';
import type { OpenPlatform, PlatformData } from './load-platform';

/** The newest figures, or the previous ones if loading failed; undefined without a token. */
export function useLastGood(data: PlatformData): OpenPlatform | undefined {
  const [previous, setPrevious] = useState<OpenPlatform>();
  const shown = data.kind === 'failed' ? previous : data.kind === 'open' ? data : undefined;
  if (shown !== previous) setPrevious(shown);
  return shown;
}
