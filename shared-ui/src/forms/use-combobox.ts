import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import { useAsyncOptions } from './use-async-options.ts';

/** What the field's caller decides; `delayMs` is the pause after a key before a search. */
export interface ComboboxSettings<T> {
  readonly value: ComboboxOption<T> | undefined;
  readonly onChange: (option: ComboboxOption<T> | undefined) => void;
  readonly loadOptions: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption<T>[]>;
  readonly suggestions: readonly ComboboxOption<T>[];
  readonly minCharacters: number;
  readonly delayMs: number;
}

function isNamedBy<T>(option: ComboboxOption<T>, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return option.label.toLowerCase() === typed || option.code?.toLowerCase() === typed;
}

/** What the open list does with what happens in the field. */
export interface ListControls {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onChange: (text: string) => void;
}

/** State of the combobox: what is typed and what is listed. Free text is never kept. The open list moves between its rows. */
export function useCombobox<T>(settings: ComboboxSettings<T>) {
  const { value, onChange, loadOptions, suggestions, minCharacters, delayMs } = settings;
  const [isOpen, setOpen] = useState(false);
  /** Undefined while the visitor has not typed: the field then shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  /** Id of the row that keys or the pointer have reached. */
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<ListControls>(null);
  const found = useAsyncOptions(loadOptions, delayMs);

  const query = typed !== undefined && typed.trim().length >= minCharacters ? typed.trim() : '';
  const options = query ? found.options : suggestions;

  function open() {
    if (isOpen) return;
    setOpen(true);
    setActive(null);
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setActive(null);
    found.reset();
  }

  function choose(option: ComboboxOption<T>) {
    onChange(option);
    close();
  }

  function type(next: string) {
    setTyped(next);
    setOpen(true);
    setActive(null);
    if (next.trim().length >= minCharacters) found.ask(next.trim());
    else found.reset();
  }

  /** Leaving keeps a text only when it names a listed option in full; an emptied field loses its choice. */
  function leave() {
    if (!isOpen) return;
    const text = typed?.trim();
    const named = text ? options.find((option) => isNamedBy(option, text)) : undefined;
    if (text === '' && value) onChange(undefined);
    if (named) choose(named);
    else close();
  }

  /** Enter without a row that was reached takes the first one, but never one that answers an older text. */
  function takeFirst() {
    const first = query && found.answeredText === query ? options[0] : undefined;
    if (first) choose(first);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && active === null) {
      event.preventDefault();
      takeFirst();
    } else list.current?.onKeyDown(event);
  }

  return {
    isOpen,
    text: typed ?? value?.label ?? '',
    query,
    isTooShort: !query && !!typed?.trim(),
    state: query ? found.state : ('ready' as const),
    options,
    active,
    setActive,
    open,
    close,
    leave,
    choose,
    list,
    type,
    change: (text: string) => (list.current ? list.current.onChange(text) : type(text)),
    clear() {
      type('');
      if (value) onChange(undefined);
    },
    retry: () => found.ask(query),
    onKeyDown,
  };
}
