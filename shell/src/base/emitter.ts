/** The side of an event that the services created later see. Their listeners stay as long as the page. */
export interface Listenable<Value> {
  subscribe(listener: (value: Value) => unknown): void;
}

export interface Emitter<Value> extends Listenable<Value> {
  /** Resolves once the promises of all listeners have; rejects with the first that rejects. */
  emit(value: Value): Promise<void>;
}

/** An event whose listeners the emitting service waits for; a store notifies its subscribers without that. */
export function createEmitter<Value>(): Emitter<Value> {
  const listeners: ((value: Value) => unknown)[] = [];
  return {
    subscribe: (listener) => void listeners.push(listener),
    async emit(value) {
      await Promise.all(listeners.map((listener) => listener(value)));
    },
  };
}
