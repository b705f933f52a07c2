import {
  Item,
  Section,
  useAutocomplete,
  useListBox,
  useListBoxSection,
  useListState,
  useOption,
} from '@wisata/ui/aria';
import type { ReactNode, RefObject } from 'react';
import { useImperativeHandle, useRef } from 'react';
import anchored from '../overlays/anchored-layer.module.css';
import { useAnchoredLayer } from '../overlays/use-anchored-layer.ts';
import { classNames } from '../text/class-names.ts';
import { Highlight } from '../text/highlight.tsx';
import type { ComboboxLabels, ComboboxOption } from './combobox-option.ts';
import styles from './combobox-list.module.css';
import type { useCombobox } from './use-combobox.ts';

/** The open list as the field hands it down. */
export interface ComboboxListProps<T> {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly labels: ComboboxLabels;
  /** The line above the rows; also read out by the field's own live region. */
  readonly status: string;
  readonly combobox: ReturnType<typeof useCombobox<T>>;
}

interface Row<T> {
  readonly key: string;
  readonly option: ComboboxOption<T>;
}

interface RowGroup<T> {
  readonly title: string | undefined;
  readonly rows: Row<T>[];
}

/** Options that follow each other under one heading; a place can be recent and popular at once. */
function groupOptions<T>(options: readonly ComboboxOption<T>[]): RowGroup<T>[] {
  const groups: RowGroup<T>[] = [];
  for (const option of options) {
    const row = { key: `${option.group ?? ''}|${option.id}`, option };
    const last = groups.at(-1);
    if (last && last.title === option.group) last.rows.push(row);
    else groups.push({ title: option.group, rows: [row] });
  }
  return groups;
}

/** The groups as React Aria walks through them. */
function useRows<T>(groups: readonly RowGroup<T>[], onChoose: (option: ComboboxOption<T>) => void) {
  const rows = groups.flatMap((group) => group.rows);
  const itemsOf = ({ rows }: RowGroup<T>) =>
    rows.map(({ key, option }) => (
      <Item key={key} textValue={option.label}>
        {option.label}
      </Item>
    ));
  return useListState({
    children: groups.flatMap((group) =>
      group.title
        ? [
            <Section key={`${group.title}|`} title={group.title}>
              {itemsOf(group)}
            </Section>,
          ]
        : itemsOf(group),
    ),
    selectionMode: 'single',
    selectedKeys: [],
    onSelectionChange: (keys) => {
      const chosen = rows.find(({ key }) => keys === 'all' || keys.has(key));
      if (chosen) onChoose(chosen.option);
    },
  });
}

/** The open part of a combobox: status line, groups of rows, and the way to ask again after a failure. */
export function ComboboxList<T>({ id, anchor, input, label, labels, status, combobox }: ComboboxListProps<T>) {
  const layer = useRef<HTMLDivElement>(null);
  const listbox = useRef<HTMLDivElement>(null);
  const groups = groupOptions(combobox.options);
  const list = useRows(groups, combobox.choose);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: listbox, disableAutoFocusFirst: true },
    {
      inputValue: combobox.text,
      setInputValue: combobox.type,
      focusedNodeId: combobox.active,
      setFocusedNodeId: combobox.setActive,
    },
  );
  useAnchoredLayer({ open: true, anchor, layer, align: 'stretch', phone: 'flow' });
  useImperativeHandle(combobox.list, () => ({
    onChange: (text) => inputProps.onChange?.(text),
    onKeyDown: (event) => {
      const reached = list.selectionManager.focusedKey;
      if (event.key === 'Tab' && reached !== null) list.selectionManager.select(reached);
      // It asks an event of its own kind to go on, and takes the browser's as it is.
      else inputProps.onKeyDown?.(event as Parameters<NonNullable<typeof inputProps.onKeyDown>>[0]);
    },
  }));
  return (
    // A press on a row must not take the focus away from the field.
    <div
      ref={layer}
      className={classNames(anchored.layer, styles.layer)}
      popover="manual"
      hidden={!status && groups.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {status && (
        <p className={styles.status} aria-hidden>
          {status}
        </p>
      )}
      {combobox.state === 'failed' && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            combobox.retry();
            input.current?.focus();
          }}
        >
          {labels.retry}
        </button>
      )}
      {groups.length > 0 && (
        <Rows
          list={list}
          groups={groups}
          box={collectionRef as RefObject<HTMLDivElement | null>}
          props={{ ...collectionProps, id, 'aria-label': label }}
          query={combobox.query}
          isBusy={combobox.state === 'loading'}
        />
      )}
    </div>
  );
}

type ListState = ReturnType<typeof useListState>;

interface RowsProps<T> {
  readonly list: ListState;
  readonly groups: readonly RowGroup<T>[];
  readonly box: RefObject<HTMLDivElement | null>;
  readonly props: ReturnType<typeof useAutocomplete>['collectionProps'];
  readonly query: string;
  readonly isBusy: boolean;
}

function Rows<T>({ list, groups, box, props, query, isBusy }: RowsProps<T>) {
  const ways = { shouldFocusWrap: true, shouldFocusOnHover: true, shouldSelectOnPressUp: true };
  const { listBoxProps } = useListBox({ ...props, ...ways }, list, box);
  return (
    <div {...listBoxProps} ref={box} className={styles.list} aria-busy={isBusy}>
      {groups.map((group) => {
        const rows = group.rows.map((row) => <ComboboxRow key={row.key} row={row} list={list} query={query} />);
        return group.title ? (
          <Group key={`${group.title}|`} title={group.title}>
            {rows}
          </Group>
        ) : (
          rows
        );
      })}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { headingProps, groupProps } = useListBoxSection({ heading: title });
  return (
    <div {...groupProps}>
      <p {...headingProps} className={styles.group}>
        {title}
      </p>
      {children}
    </div>
  );
}

interface ComboboxRowProps<T> {
  readonly row: Row<T>;
  readonly list: ListState;
  readonly query: string;
}

function ComboboxRow<T>({ row: { key, option }, list, query }: ComboboxRowProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused } = useOption({ key }, list, box);
  return (
    <div
      {...optionProps}
      ref={box}
      // The parts of the row are told apart by a pause; the highlight must not cut the name in two.
      aria-label={[option.label, option.detail, option.code].filter(Boolean).join(', ')}
      aria-selected={isFocused}
      className={styles.row}
    >
      {option.icon && <span className={styles.icon}>{option.icon}</span>}
      <span className={styles.name}>
        <span className={styles.label}>
          <Highlight text={option.label} query={query} />
        </span>{' '}
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
