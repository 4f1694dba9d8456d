import { act } from '@testing-library/react';

// What jsdom lacks of popovers: their events, the opening by their button, Escape, and the focus going back.
const popoverOpeners = new WeakMap<HTMLElement, HTMLElement>();

function togglePopover(popover: HTMLElement, newState: 'open' | 'closed') {
  if ((popover.dataset.popover ?? 'closed') === newState) return;
  const tell = (type: string) => {
    const event = new Event(type);
    act(() => void popover.dispatchEvent(Object.assign(event, { newState })));
  };
  tell('beforetoggle');
  popover.dataset.popover = newState;
  // A browser tells this one later, when what the first has caused is drawn.
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
