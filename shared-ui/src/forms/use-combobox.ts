import type { KeyboardEvent } from 'react';
import { useState } from 'react';
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

const PAGE = 8;

function isNamedBy<T>(option: ComboboxOption<T>, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return option.label.toLowerCase() === typed || option.code?.toLowerCase() === typed;
}

/** Where a movement key leads in a list of `count` rows, starting from no row (-1); undefined for any other key. */
function nextActiveIndex(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(active + PAGE, count - 1);
    case 'PageUp':
      return Math.max(active - PAGE, 0);
    default:
      return undefined;
  }
}

/** State of the combobox: what is typed, what is listed, which row is active. Free text is never kept. */
export function useCombobox<T>(settings: ComboboxSettings<T>) {
  const { value, onChange, loadOptions, suggestions, minCharacters, delayMs } = settings;
  const [isOpen, setOpen] = useState(false);
  /** Undefined while the visitor has not typed: the field then shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const found = useAsyncOptions(loadOptions, delayMs);

  const query = typed !== undefined && typed.trim().length >= minCharacters ? typed.trim() : '';
  const options = query ? found.options : suggestions;

  function open() {
    if (isOpen) return;
    setOpen(true);
    setActive(-1);
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
    found.reset();
  }

  function choose(option: ComboboxOption<T>) {
    onChange(option);
    close();
  }

  function type(next: string) {
    setTyped(next);
    setOpen(true);
    setActive(-1);
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

  /** Enter takes the active row, else the first one, but never a row that answers an older text. */
  function takeRow() {
    const first = query && found.answeredText === query ? options[0] : undefined;
    const option = options[active] ?? first;
    if (option) choose(option);
  }

  function onOpenKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      takeRow();
    } else if (event.key === 'Tab' && options[active]) {
      choose(options[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = event.ctrlKey || event.metaKey ? undefined : nextActiveIndex(event.key, active, options.length);
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isOpen && next === undefined) {
      onOpenKey(event);
    } else if (isOpen || opens) {
      event.preventDefault();
      setOpen(true);
      if (next !== undefined && !event.altKey) setActive(next);
    }
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
    type,
    clear() {
      type('');
      if (value) onChange(undefined);
    },
    retry: () => found.ask(query),
    onKeyDown,
  };
}
