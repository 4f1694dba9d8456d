export type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Wraps a method where the browser has it. */
export function replaceMethod(target: object, name: string, wrap: (original: Method) => Method): void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original === 'function') Reflect.set(target, name, wrap(original as Method));
}
