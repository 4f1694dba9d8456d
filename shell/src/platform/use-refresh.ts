import { useRevalidator } from '@metier/shared/router';
import { useEffect, useEffectEvent } from 'react';

const INTERVAL_MS = 15_000;

/** Fetches anew every 15 seconds as long as somebody looks, and at once when they come back. */
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
