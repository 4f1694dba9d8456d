import { act } from '@testing-library/react';

// Popover features missing in jsdom: events, opening by the invoker button, Escape, and returning the focus.
const popoverOpeners = new WeakMap<HTMLElement, HTMLElement>();

function togglePopover(popover: HTMLElement, newState: 'open' | 'closed') {
  if ((popover.dataset.popover ?? 'closed') === newState) return;
  const tell = (type: string) => {
    const event = new Event(type);
    act(() => void popover.dispatchEvent(Object.assign(event, { newState })));
  };
  tell('beforetoggle');
  popover.dataset.popover = newState;
  // Browsers dispatch `toggle` later, after rendering the effects of `beforetoggle`.
  setTimeout(() => tell('toggle'));
  if (newState === 'closed') popoverOpeners.get(popover)?.focus();
}

Object.assign(HTMLElement.prototype, {
  hidePopover(this: HTMLElement) {
    togglePopover(this, 'closed');
  },
});

document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element ? target.closest<HTMLElement>('[popovertarget]') : null;
  const popover = opener && document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (!popover) return;
  popoverOpeners.set(popover, opener);
  togglePopover(popover, popover.dataset.popover === 'open' ? 'closed' : 'open');
});

document.addEventListener('keydown', ({ key }) => {
  const popover = document.querySelector<HTMLElement>('[data-popover="open"]');
  if (key === 'Escape' && popover) togglePopover(popover, 'closed');
});
