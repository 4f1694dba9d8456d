import type { Notify } from '@metier/sdk/remote';
import type { Toast } from '@metier/sdk/ui';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../base/readable-store';

export interface ToastQueue {
  readonly store: ReadableStore<{ readonly toasts: readonly Toast[] }>;
  readonly notify: Notify;
  dismiss(id: Toast['id']): void;
  /** Pauses the timers while a user reads a toast. */
  pause(): void;
  resume(): void;
}

interface Clock {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Toasts that disappear after `duration` milliseconds or their own time, not counting pauses. */
export function createToastQueue(duration: number): ToastQueue {
  const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  const clocks = new Map<Toast['id'], Clock>();
  let isPaused = false;
  let count = 0;

  function dismiss(id: Toast['id']): void {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }

  function run(id: Toast['id'], clock: Clock): void {
    clock.since = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  }

  const say =
    (kind: Toast['kind']): Notify['info'] =>
    (message, { lang, action, duration: own } = {}) => {
      const id = ++count;
      const clock: Clock = { left: own ?? duration, since: 0, timer: undefined };
      clocks.set(id, clock);
      store.setState(({ toasts }) => ({
        toasts: [...toasts, { id, kind, message, ...(lang && { lang }), ...(action && { action }) }],
      }));
      if (!isPaused) run(id, clock);
    };

  return {
    store,
    notify: { success: say('success'), error: say('error'), info: say('info') },
    dismiss,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= Date.now() - clock.since;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
  };
}
