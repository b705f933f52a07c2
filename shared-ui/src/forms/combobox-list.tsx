import type { ReactNode, Ref } from 'react';
import { useEffect, useRef } from 'react';
import anchored from '../overlays/anchored-layer.module.css';
import { classNames } from '../text/class-names.ts';
import type { ComboboxLabels, ComboboxOption } from './combobox-option.ts';
import styles from './combobox-list.module.css';
import { Highlight } from '../text/highlight.tsx';
import type { LoadState } from './use-async-options.ts';

/** The open list as the field hands it down; `active` is the index of the row that arrows reached, -1 for none. */
export interface ComboboxListProps<T> {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly label: string;
  readonly labels: ComboboxLabels;
  /** The line above the rows; also read out by the field's own live region. */
  readonly status: string;
  readonly state: LoadState;
  readonly query: string;
  readonly options: readonly ComboboxOption<T>[];
  readonly active: number;
  readonly onHover: (index: number) => void;
  readonly onChoose: (option: ComboboxOption<T>) => void;
  readonly onRetry: () => void;
}

interface OptionGroup<T> {
  readonly title: string | undefined;
  readonly rows: { readonly option: ComboboxOption<T>; readonly index: number }[];
}

function groupOptions<T>(options: readonly ComboboxOption<T>[]): OptionGroup<T>[] {
  const groups: OptionGroup<T>[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.title === option.group) last.rows.push({ option, index });
    else groups.push({ title: option.group, rows: [{ option, index }] });
  });
  return groups;
}

/** The open part of a combobox: status line, groups of rows, and the way to ask again after a failure. */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const { ref, id, label, labels, status, state, options } = props;
  return (
    // A press on a row must not take the focus away from the field.
    <div
      ref={ref}
      className={classNames(anchored.layer, styles.layer)}
      popover="manual"
      hidden={!status && options.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {status && (
        <p className={styles.status} aria-hidden>
          {status}
        </p>
      )}
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={props.onRetry}>
          {labels.retry}
        </button>
      )}
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={label} className={styles.list} aria-busy={state === 'loading'}>
          {groupOptions(options).map((group) =>
            group.title ? (
              <div key={group.rows[0]?.option.id} role="group" aria-labelledby={`${id}-group-${group.rows[0]?.index}`}>
                <p className={styles.group} id={`${id}-group-${group.rows[0]?.index}`} role="presentation">
                  {group.title}
                </p>
                {renderRows(props, group)}
              </div>
            ) : (
              renderRows(props, group)
            ),
          )}
        </div>
      )}
    </div>
  );
}

function renderRows<T>(props: ComboboxListProps<T>, group: OptionGroup<T>): ReactNode {
  return group.rows.map(({ option, index }) => (
    <ComboboxRow
      key={option.id}
      id={`${props.id}-${index}`}
      option={option}
      query={props.query}
      isActive={index === props.active}
      onHover={() => props.onHover(index)}
      onChoose={() => props.onChoose(option)}
    />
  ));
}

interface ComboboxRowProps<T> {
  readonly id: string;
  readonly option: ComboboxOption<T>;
  readonly query: string;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onChoose: () => void;
}

function ComboboxRow<T>({ id, option, query, isActive, onHover, onChoose }: ComboboxRowProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      // The parts of the row are told apart by a pause; the highlight must not cut the name in two.
      aria-label={[option.label, option.detail, option.code].filter(Boolean).join(', ')}
      aria-selected={isActive}
      className={styles.row}
      onMouseMove={isActive ? undefined : onHover}
      onClick={onChoose}
    >
      {option.icon && <span className={styles.icon}>{option.icon}</span>}
      <span className={styles.name}>
        <span className={styles.label}>
          <Highlight text={option.label} query={query} />
        </span>
        {option.detail && (
          <span className={styles.detail}>
            <Highlight text={option.detail} query={query} />
          </span>
        )}
      </span>
      {option.code && <span className={styles.code}>{option.code}</span>}
    </div>
  );
}
