import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /**
   * With `selected` and `onSelect`, the caller controls the open tab (e.g. in the URL); otherwise the first
   * one is open initially.
   */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Tabs: arrow keys, Home and End move between the tabs, the Tab key moves to the open panel. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const ownId = useId();
  const [ownSelected, setOwnSelected] = useState(tabs[0]?.id);
  const current = selected ?? ownSelected;

  function open(id: string) {
    setOwnSelected(id);
    onSelect?.(id);
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex((tab) => tab.id === current);
    const next = tabs.at(nextIndex(event.key, index, tabs.length) ?? index);
    if (!next || next.id === current) return;
    event.preventDefault();
    open(next.id);
    document.getElementById(`${ownId}-tab-${next.id}`)?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${ownId}-tab-${tab.id}`}
            aria-controls={`${ownId}-panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => open(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${ownId}-panel-${tab.id}`}
          aria-labelledby={`${ownId}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

function nextIndex(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
