import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { buttonClass, iconButtonClass, type ButtonSize, type ButtonVariant } from '../button/button-class';
import { Icon, type IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Marks a destructive action. */
  danger?: boolean;
  disabled?: boolean;
  /** Makes the item a link, so that it also opens in a new tab; a plain click calls `onSelect` instead. */
  href?: string;
  onSelect: () => void;
}

export interface MenuProps {
  /**
   * Accessible name of the button, such as "Actions for Léa Muster"; shown as a tooltip on an icon-only
   * button.
   */
  label: string;
  items: readonly MenuItem[];
  /** Shown in the button instead of three dots. */
  children?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button with a menu of actions in a native popover, which Escape and a click outside close. */
export function Menu({ label, items, children, variant = 'ghost', size = 'small' }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function handleBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'open') setOpen(true);
  }

  // Cleared only after closing, because the browser returns the focus to the button only while it is inside
  // the menu.
  function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (newState === 'open') enabledItems(currentTarget)[0]?.focus();
    else setOpen(false);
  }

  function select(item: MenuItem) {
    // Close first, so that the focus is back on the button when a dialog records where to return it.
    list.current?.hidePopover();
    item.onSelect();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={children ? undefined : label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={children ? buttonClass(variant, size) : iconButtonClass(variant, size)}
      >
        {children ? (
          <>
            {children}
            <Icon name="chevron-down" size="small" />
          </>
        ) : (
          <Icon name="more" />
        )}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.menu}
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        onKeyDown={moveFocus}
      >
        {isOpen && items.map((item) => <Item key={item.label} item={item} onSelect={() => select(item)} />)}
      </div>
    </>
  );
}

function Item({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: joinClasses(styles.item, item.danger && styles.danger),
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} size="small" />}
      {item.label}
    </>
  );
  if (item.href === undefined) {
    return (
      <button type="button" disabled={item.disabled} onClick={onSelect} {...common}>
        {content}
      </button>
    );
  }

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
  }

  return (
    <a href={item.href} onClick={handleClick} {...common}>
      {content}
    </a>
  );
}

const enabledItems = (menu: HTMLElement) =>
  Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)'));

/**
 * Arrow keys wrap around, Home and End move to the first and last item, a letter to the next item that begins
 * with it; Tab closes the menu.
 */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  const items = enabledItems(event.currentTarget);
  const next = findNext(items, items.indexOf(document.activeElement as HTMLElement), event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findNext(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1 < -1 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()));
}
