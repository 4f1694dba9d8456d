import { startTransition, useEffect, useRef, useState } from 'react';
import type { ConfirmOptions } from './ports';
import { usePorts } from './ports-provider';

/** Text of the error toast; undefined if the failure is reported in the page. */
type FailureText = string | undefined;

export interface MutationOptions<Input, Result> {
  /** The question before the change, if it needs a confirmation. */
  question?(input: Input): ConfirmOptions | undefined;
  /** Sends the change. */
  call(input: Input): Promise<Result>;
  /** Runs after a success, even if the component has been unmounted: announces the change, reloads data. */
  done?(result: Result, input: Input): unknown;
  /** Ends the component's life after `done`: closes the dialog or navigates. Skipped if it is unmounted. */
  leave?(result: Result): unknown;
  /** The only report of a failure: the text of a toast, or a function that returns it. */
  failed: string | ((error: unknown, input: Input) => FailureText | Promise<FailureText>);
}

export interface Mutation<Input> {
  /** Starts the change; ignored while the previous one is pending. */
  run(input: Input): void;
  /** True until `done` or `failed` has finished; with `leave`, a success keeps it true until the unmount. */
  readonly isPending: boolean;
  /** The input of the pending change, to show its result before the server confirms it. */
  readonly pending: Input | undefined;
}

/**
 * The one way to change something from a page. The form keeps its input, because nothing is reset or
 * unmounted before the server has confirmed the change.
 *
 * A route action is used instead in two cases: a visitor's page whose success is a redirect or another page
 * (login, password reset, mail links), and an optimistic change that several components show through the
 * router's keyed fetchers (moves of an application). Rows of a list are removed with `useRemovals`. Messages,
 * uploads and favourites have a queue of their own, because several changes are pending at once.
 */
export function useMutation<Input = void, Result = unknown>(
  options: MutationOptions<Input, Result>,
): Mutation<Input> {
  const { confirm, notify } = usePorts();
  const { question, call, done, leave, failed } = options;
  // A second click may precede the render that disables the button.
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  const [pending, setPending] = useState<{ readonly input: Input }>();

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Resolves to true if the component has been left. */
  async function send(input: Input): Promise<boolean> {
    // Not an async transition: React would hold back every navigation until it ends.
    setPending({ input });
    let result: Result;
    try {
      result = await call(input);
    } catch (error) {
      const text = typeof failed === 'string' ? failed : await failed(error, input);
      if (text) notify.error(text);
      setPending(undefined);
      return false;
    }
    await done?.(result, input);
    if (!leave || !isMounted.current) return false;
    await leave(result);
    return true;
  }

  async function run(input: Input): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    let hasLeft = false;
    try {
      const asked = question?.(input);
      if (!asked || (await confirm(asked))) hasLeft = await send(input);
    } finally {
      isRunning.current = hasLeft;
      // The router renders reloaded data in a transition; the optimistic state must not disappear before it.
      if (!hasLeft) startTransition(() => setPending(undefined));
    }
  }

  return {
    run: (input) => void run(input),
    isPending: pending !== undefined,
    pending: pending?.input,
  };
}
