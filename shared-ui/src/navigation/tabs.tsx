import { useDeferredValue, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { arrowStep } from '../browser/direction.ts';
import { classNames } from '../text/class-names.ts';
import { Icon, type IconType } from '../media/icon.tsx';
import styles from './tabs.module.css';

/** One tab and what it shows. */
export interface Tab {
  id: string;
  label: ReactNode;
  icon?: IconType;
  content: ReactNode;
}

/** Props of `Tabs`. Give `selectedId` with `onSelect` to own the choice, or leave both and the component keeps it. */
export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  selectedId?: string;
  defaultSelectedId?: string;
  onSelect?: (id: string) => void;
  /** `services` is the search panel's row: on phones icons above words, all tabs in view. */
  variant?: 'line' | 'services';
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = arrowStep(key);
  return step === undefined ? undefined : (at + step + count) % count;
}

function TabButton({
  tab,
  base,
  selected,
  shown,
  onSelect,
}: {
  tab: Tab;
  base: string;
  selected: boolean;
  shown: boolean;
  onSelect: () => void;
}) {
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-tab-${tab.id}`}
      aria-selected={selected}
      aria-controls={shown ? `${base}-panel-${tab.id}` : undefined}
      tabIndex={selected ? 0 : -1}
      className={styles.tab}
      onClick={onSelect}
    >
      {tab.icon && <Icon of={tab.icon} />}
      {tab.label}
    </button>
  );
}

function TabPanel({ tab, base, spaced }: { tab: Tab; base: string; spaced: boolean }) {
  return (
    <div
      role="tabpanel"
      id={`${base}-panel-${tab.id}`}
      aria-labelledby={`${base}-tab-${tab.id}`}
      tabIndex={0}
      className={classNames(styles.panel, spaced && styles.spaced)}
    >
      {tab.content}
    </div>
  );
}

/** Tabs after the ARIA pattern: one stop of the Tab key, arrows, Home and End choose at once; only the chosen panel is rendered. */
export function Tabs({ label, tabs, selectedId, defaultSelectedId, onSelect, variant = 'line' }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultSelectedId);
  const wanted = selectedId ?? kept;
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  // A press is answered by its tab at once; drawing what it shows may take a slow phone longer.
  const shownId = useDeferredValue(current?.id);
  if (!current) return null;
  const shown = tabs.find(({ id }) => id === shownId) ?? current;
  const select = (id: string) => {
    setKept(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = targetOf(event.key, tabs.indexOf(current), tabs.length);
    const target = tabs[at ?? -1];
    if (!target || at === undefined) return;
    event.preventDefault();
    select(target.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, variant === 'services' && styles.services)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            tab={tab}
            base={base}
            selected={tab === current}
            shown={tab === shown}
            onSelect={() => select(tab.id)}
          />
        ))}
      </div>
      <TabPanel key={shown.id} tab={shown} base={base} spaced={variant === 'line'} />
    </div>
  );
}
