/** What a test can see of a style, with the values that a page without style sheets gives to all elements. */
const DEFAULTS = { visibility: 'visible', opacity: '', 'pointer-events': 'auto', pointerEvents: 'auto' };

const hasInlineStyle = (element) => {
  for (let at = element; at; at = at.parentElement) if (at.hasAttribute('style')) return true;
  return false;
};

/**
 * A `getComputedStyle` for pages whose style sheets are not loaded. jsdom matches each element with 120 rules
 * and resolves 13 colors, although only a few attributes decide which elements are visible.
 */
function createComputedStyle({ document, getComputedStyle }) {
  /** `display` by what decides it: the tag and these attributes. */
  const displays = new Map();
  const readDisplay = (element) => {
    const { localName, type = '' } = element;
    const key = `${localName} ${type} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')}`;
    if (!displays.has(key)) displays.set(key, getComputedStyle(element).display);
    return displays.get(key);
  };

  return (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0 || hasInlineStyle(element))
      return getComputedStyle(element, pseudoElement);
    const style = { ...DEFAULTS, display: readDisplay(element) };
    const read = (name) => (name in style ? style[name] : getComputedStyle(element).getPropertyValue(name));
    return new Proxy(style, {
      get: (_style, name) =>
        name === 'getPropertyValue' ? read : (style[name] ?? getComputedStyle(element)[name]),
    });
  };
}

module.exports = { createComputedStyle };
