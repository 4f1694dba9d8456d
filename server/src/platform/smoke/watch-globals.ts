/**
 * Script that runs before any script of a page: records the properties of all built-in objects and defines
 * the function `name`, which no script can replace and which lists later changes. Uses nothing of the page
 * after its start.
 */
export const watchGlobals = (name: string): string => `(() => {
  if (window !== window.top) return;
  const { getOwnPropertyDescriptor: describe, defineProperty } = Object;
  const { ownKeys } = Reflect;
  const toText = String;
  const isObject = (value) => (typeof value === 'object' || typeof value === 'function') && value !== null;
  const holders = [];
  const hold = (label, object) => {
    const rows = [];
    const keys = ownKeys(object);
    for (let at = 0; at < keys.length; at += 1)
      rows[at] = { key: keys[at], found: describe(object, keys[at]) };
    holders[holders.length] = { label, object, rows };
  };
  const keys = ownKeys(window);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at];
    const found = describe(window, key);
    if (typeof key !== 'string' || !found || typeof found.value !== 'function') continue;
    hold(key, found.value);
    if (isObject(found.value.prototype)) hold(key + '.prototype', found.value.prototype);
  }
  hold('window', window);
  const singles = ['document', 'history', 'navigator', 'console', 'performance', 'crypto', 'customElements',
    'JSON', 'Math', 'Reflect', 'Intl', 'Atomics', 'localStorage', 'sessionStorage'];
  for (let at = 0; at < singles.length; at += 1) {
    let object;
    try { object = window[singles[at]]; } catch {}
    if (isObject(object) && !/Storage$/.test(singles[at])) hold(singles[at], object);
  }
  const isSame = (one, other) =>
    one === undefined || other === undefined
      ? one === other
      : one.get === other.get && one.set === other.set &&
        (typeof one.value !== 'function' && typeof other.value !== 'function' || one.value === other.value);
  const call = (label, key) => {
    if (typeof key !== 'symbol') return label + '.' + key;
    return label + '[' + toText(key) + ']';
  };
  const isMark = (key) => typeof key === 'string' && (key[0] === '_' && key[1] === 'r' || key[0] === '_' && key[2] === 'r');
  const list = () => {
    const replaced = [];
    const added = [];
    for (let at = 0; at < holders.length; at += 1) {
      const { label, object, rows } = holders[at];
      const known = { __proto__: null };
      for (let row = 0; row < rows.length; row += 1) {
        const { key, found } = rows[row];
        known[key] = true;
        let now;
        try { now = describe(object, key); } catch {}
        if (!isSame(found, now)) replaced[replaced.length] = call(label, key);
      }
      const now = ownKeys(object);
      for (let row = 0; row < now.length; row += 1) {
        const key = now[row];
        if (known[key] || key === '${name}') continue;
        // React marks the document that it listens at.
        if (label === 'document' && isMark(key)) continue;
        if (label === 'window' && typeof key === 'string' && key > '' && key[0] >= '0' && key[0] <= '9') continue;
        added[added.length] = call(label, key);
      }
    }
    return { replaced, added };
  };
  defineProperty(window, '${name}', { value: list });
})()`;
