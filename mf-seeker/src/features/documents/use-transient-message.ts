import { useEffect, useRef, useState } from 'react';

/** A message that disappears after `milliseconds`, and its setter. */
export function useTransientMessage(milliseconds: number): [string | undefined, (text: string) => void] {
  const [message, setMessage] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(text: string) {
    clearTimeout(timer.current);
    setMessage(text);
    timer.current = setTimeout(() => setMessage(undefined), milliseconds);
  }

  return [message, show];
}
