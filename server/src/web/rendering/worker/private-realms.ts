import { openRealm, type CompiledBuilds, type Realm } from './open-realm';
import { createRealmRunner, type RealmRunner } from './realm-runner';

/** Realms for pages of signed-in people: one for each page, and never used again. */
export interface PrivateRealms {
  /** Passes a message to the realm of a page. The first one begins the page. */
  receive(task: number, text: string): void;
  end(task: number): void;
  /** Prepares the next realm unless pages are rendered, then reports that the process responds. */
  rest(): void;
}

function prepareRealm(builds: CompiledBuilds): Realm {
  const realm = openRealm(builds);
  realm.stopClock(Date.now());
  // Of the builds' own code, which may throw any value.
  realm.prepare();
  return realm;
}

/** The next realm is prepared while no page is rendered, with the builds evaluated. */
export function createPrivateRealms(
  builds: CompiledBuilds,
  send: (messages: string, task?: number) => void,
): PrivateRealms {
  const runners = new Map<number, RealmRunner>();
  let next: Realm | undefined;
  const prepareNext = () => (next ??= prepareRealm(builds));

  function begin(task: number): RealmRunner {
    const realm = prepareNext();
    next = undefined;
    realm.stopClock(Date.now());
    const runner = createRealmRunner(realm, {
      send: (messages) => send(messages, task),
      isClockStopped: true,
    });
    runners.set(task, runner);
    return runner;
  }

  function rest(): void {
    setImmediate(() => {
      if (runners.size === 0) prepareNext();
      // After what the builds have left to do, which may be endless.
      setImmediate(() => send('[]'));
    });
  }

  rest();
  return {
    receive: (task, text) => (runners.get(task) ?? begin(task)).receive(text),
    end(task) {
      runners.get(task)?.rest();
      runners.delete(task);
    },
    rest,
  };
}
