import { onCommit } from '../db/database';
import type { LiveBus, LiveSignal } from './live-bus';

export interface LocalBus extends LiveBus {
  /** Notifies this server's listeners synchronously. */
  emit(signal: LiveSignal): void;
}

export function createLocalBus(): LocalBus {
  const listeners = new Set<(signal: LiveSignal) => void>();
  const emit = (signal: LiveSignal) => listeners.forEach((listener) => listener(signal));
  return {
    emit,
    publish: async (tx, ...signals) => onCommit(tx, () => signals.forEach(emit)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}
