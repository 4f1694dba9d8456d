interface Slot {
  readonly target: object;
  readonly key: string | symbol;
  readonly label: string;
  readonly original: PropertyDescriptor;
}

/** Properties that lock.ts leaves unlocked; see its `LEFT`. */
const KEYS =
  'toString valueOf __proto__ constructor then resolve push next exec flags get set has add delete forEach'.split(
    ' ',
  );
const SYMBOLS = [Symbol.iterator, Symbol.hasInstance, Symbol.replace, Symbol.match, Symbol.split];

function listSlots(): Slot[] {
  const iterator = Object.getPrototypeOf([][Symbol.iterator]()) as object;
  const prototypes = [Object, Function, Array, Promise, RegExp, String, Map, Set, WeakMap, WeakSet].map(
    ({ name, prototype }) => [name, prototype as object],
  );
  const targets = [...prototypes, ['Promise', Promise], ['ArrayIterator', iterator]] as [string, object][];
  return targets.flatMap(([name, target]) =>
    [...KEYS, ...SYMBOLS].flatMap((key) => {
      const original = Object.getOwnPropertyDescriptor(target, key);
      return original?.configurable ? { target, key, label: `${name} ${String(key)}`, original } : [];
    }),
  );
}

/**
 * Snapshots the built-ins that cannot be locked; the returned check restores changed ones and returns their
 * names.
 */
export function watchSlots(): () => string[] {
  const slots = listSlots();
  const { getOwnPropertyDescriptor, defineProperty } = Object;
  return () => {
    const changed: string[] = [];
    // Until all are restored, only functions captured at the start may be called.
    for (let at = 0; at < slots.length; at += 1) {
      const { target, key, label, original } = slots[at] as Slot;
      const present = getOwnPropertyDescriptor(target, key);
      if (present && present.value === original.value && present.get === original.get) continue;
      defineProperty(target, key, original);
      changed[changed.length] = label;
    }
    return changed;
  };
}
