import { useRevalidator } from '@metier/sdk/router';
import { useEffect, useEffectEvent } from 'react';

const INTERVAL_MS = 15_000;

/** Revalidates every 15 seconds while the page is visible, and at once when it becomes visible again. */
export function useRefresh(): void {
  const { revalidate, state } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
  });
  useEffect(() => {
    const listen = () => refresh();
    const timer = setInterval(listen, INTERVAL_MS);
    document.addEventListener('visibilitychange', listen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);
}
