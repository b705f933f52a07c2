import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconType } from '../media/icon.tsx';

/** Props of `Chip`. */
export interface ChipProps {
  children: ReactNode;
  selected: boolean;
  onToggle: (selected: boolean) => void;
  icon?: IconType;
  /** How many results the choice would leave, shown muted; a choice that leaves none is disabled by the caller, never hidden. */
  count?: number | string;
  disabled?: boolean;
  /** Draws a tick while selected, for choices of which the words alone do not say that they are on. */
  ticked?: boolean;
  /**
   * Name of the chip while it is selected, for a filter that then carries a cross: "Remove filter Langsung". It has to
   * contain the visible words.
   */
  removeLabel?: string;
}

/** A choice that is either on or off, read as a toggle button; a filter with a cross is read as what it does. */
export function Chip({ children, selected, onToggle, icon, count, disabled, ticked, removeLabel }: ChipProps) {
  const drawing = ticked && selected ? Check : icon;
  const isCrossed = selected && removeLabel !== undefined;
  return (
    <button
      type="button"
      className={classNames(styles.chip, isCrossed && styles.removable)}
      aria-pressed={isCrossed ? undefined : selected}
      aria-label={isCrossed ? removeLabel : undefined}
      disabled={disabled}
      onClick={() => onToggle(!selected)}
    >
      {drawing && <Icon of={drawing} size="s" />}
      {children}
      {isCrossed ? <Icon of={X} size="s" /> : count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** Props of `RemovableChip`. */
export interface RemovableChipProps {
  children: ReactNode;
  /** Accessible name that says what goes away: "Remove filter Langsung". It has to contain the visible words. */
  removeLabel: string;
  onRemove: () => void;
}

/** An active filter; the whole chip is the button that takes it off. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <Chip selected removeLabel={removeLabel} onToggle={onRemove}>
      {children}
    </Chip>
  );
}

/** A named row of chips that wraps, or on request scrolls sideways to the edge of the page. */
export function ChipGroup({ label, scroll, children }: { label: string; scroll?: boolean; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.group, scroll && styles.scroll)}>
      {children}
    </div>
  );
}
