import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { ComboboxLabels, ComboboxOption } from './combobox-option.ts';
import styles from './combobox.module.css';
// Styles of the list: a file of their own would be one more request of the first list that is opened.
import './combobox-list.module.css';
import '../overlays/anchored-layer.module.css';
import '../text/highlight.module.css';
import { fieldMessageIds, FieldMessages } from './field-messages.tsx';
import { Announcer } from '../feedback/live-region.tsx';
import { useOverlayStep } from '../overlays/overlay-history.tsx';
import { useCombobox } from './use-combobox.ts';
import { useDismiss } from '../overlays/use-dismiss.ts';
import { useFetchedEarly } from '../browser/use-fetched-early.ts';
import { useLazyModule } from '../feedback/use-lazy-module.ts';
import { isPhoneViewport } from '../browser/use-media-query.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export type { ComboboxLabels, ComboboxOption } from './combobox-option.ts';

/** A field whose value is one of the options that a search gives, never free text. */
export interface ComboboxProps<T> {
  readonly label: string;
  readonly value: ComboboxOption<T> | undefined;
  readonly onChange: (option: ComboboxOption<T> | undefined) => void;
  /** Never called below `minCharacters`. A rejection shows `labels.failed`; an answer to an older text is dropped. */
  readonly loadOptions: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption<T>[]>;
  /** Rows before anything is typed: recent, popular. */
  readonly suggestions?: readonly ComboboxOption<T>[];
  readonly minCharacters: number;
  readonly labels: ComboboxLabels;
  /** `panel` is the 60 px box of the search panel with its label inside, `form` a labelled input of 44 px. */
  readonly appearance?: 'panel' | 'form';
  /** Keeps the label of a form field for screen readers only, where its group already says it. */
  readonly labelHidden?: boolean;
  /** False for a field that always has a choice, such as a calling code. */
  readonly clearable?: boolean;
  readonly icon?: ReactNode;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  /** Form field that carries the chosen option's `id`. */
  readonly name?: string;
  /** Form field that carries what is typed, for a form that can be sent before its script is there. */
  readonly textName?: string;
  readonly autoComplete?: string;
  /** Pause after a key before a search is sent, in milliseconds; 0 asks at once. */
  readonly delayMs?: number;
}

type ComboboxState<T> = ReturnType<typeof useCombobox<T>>;

const loadList = async () => import('./combobox-list.tsx');

/**
 * Text field with a list of answers (ARIA combobox, list autocomplete): arrows move, Enter takes, Esc closes and brings
 * the chosen text back. The list comes when the page is idle and the field in sight, or when it is entered. On phones the
 * same field grows over the whole screen, so the keyboard never closes.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, value, labels, suggestions = [], minCharacters, appearance = 'panel', delayMs = 150 } = props;
  const { onChange, loadOptions, error, hint } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const listId = `${generatedId}-list`;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ value, onChange, loadOptions, suggestions, minCharacters, delayMs });
  const { isOpen } = combobox;
  const status = isOpen ? describeStatus(combobox, labels, minCharacters) : '';
  const [part, fetchPart] = useLazyModule(loadList);
  useFetchedEarly(loadList, input);
  // Also for a field that was entered before its script was there.
  useEffect(() => {
    if (isOpen) fetchPart();
  }, [isOpen, fetchPart]);
  useDismiss(isOpen, [box], combobox.leave);
  useOverlayStep(isOpen && isPhoneViewport(), combobox.close);
  useFullScreenOnPhone(isOpen, box, input);
  useTypedBefore(input, combobox);

  return (
    <div className={styles.field} data-appearance={appearance}>
      {appearance === 'form' && (
        <label className={props.labelHidden ? undefined : styles.outerLabel} htmlFor={id}>
          {props.labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
      )}
      <div className={styles.place}>
        <div
          ref={box}
          className={styles.box}
          data-open={isOpen || undefined}
          data-invalid={error ? true : undefined}
          popover="manual"
        >
          {isOpen && (
            <button
              type="button"
              className={styles.back}
              onClick={combobox.close}
              aria-label={labels.close}
              tabIndex={-1}
            >
              <ArrowLeft aria-hidden size={24} />
            </button>
          )}
          {props.icon && <span className={styles.icon}>{props.icon}</span>}
          <ComboboxText {...props} combobox={combobox} id={id} listId={listId} inputRef={input} />
          {props.clearable !== false && combobox.text !== '' && !props.disabled && (
            <button
              type="button"
              className={styles.clear}
              aria-label={`${labels.clear}: ${label}`}
              onClick={() => {
                combobox.clear();
                input.current?.focus();
              }}
            >
              <X aria-hidden size={20} />
            </button>
          )}
          {isOpen && part && (
            <part.ComboboxList
              id={listId}
              anchor={box}
              input={input}
              label={label}
              labels={labels}
              status={status}
              combobox={combobox}
            />
          )}
        </div>
      </div>
      <Announcer message={status} />
      {props.name && <input type="hidden" name={props.name} value={value?.id ?? ''} />}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

interface ComboboxTextProps<T> extends ComboboxProps<T> {
  readonly combobox: ComboboxState<T>;
  readonly id: string;
  readonly listId: string;
  readonly inputRef: Ref<HTMLInputElement>;
}

function ComboboxText<T>(props: ComboboxTextProps<T>) {
  const { inputRef, combobox, id, listId, label, appearance = 'panel', error, hint } = props;
  const isListed = combobox.isOpen && combobox.options.length > 0;
  return (
    <div className={styles.text}>
      {appearance === 'panel' ? (
        <label className={styles.innerLabel} htmlFor={id}>
          {label}
        </label>
      ) : (
        <span className={styles.phoneLabel} aria-hidden>
          {label}
        </span>
      )}
      <input
        ref={inputRef}
        id={id}
        className={styles.input}
        type="text"
        name={props.textName}
        role="combobox"
        autoComplete={props.autoComplete ?? 'off'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={combobox.active ?? undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldMessageIds({ id, hint, error })}
        aria-required={props.required || undefined}
        disabled={props.disabled}
        placeholder={props.placeholder}
        value={combobox.text}
        onChange={(event) => combobox.change(event.target.value)}
        onClick={combobox.open}
        onFocus={(event) => {
          // React Aria tells the field in the same way that no row is reached any more.
          if (!event.isTrusted) return;
          event.target.select();
          combobox.open();
        }}
        onKeyDown={combobox.onKeyDown}
      />
    </div>
  );
}

function describeStatus<T>(combobox: ComboboxState<T>, labels: ComboboxLabels, minCharacters: number): string {
  const { state, options, query } = combobox;
  if (combobox.isTooShort) return labels.tooShort(minCharacters);
  if (!query) return '';
  if (state === 'failed') return labels.failed;
  if (state === 'loading') return labels.loading;
  return options.length === 0 ? labels.empty(query) : labels.count(options.length);
}

/** A field that the server has drawn may have been typed into before its script was there. */
function useTypedBefore<T>(
  input: { readonly current: HTMLInputElement | null },
  { text, type }: Pick<ComboboxState<T>, 'text' | 'type'>,
): void {
  const atStart = useRef({ text, type });
  useEffect(() => {
    const typed = input.current?.value ?? '';
    // What a browser brings back after a reload was typed for another page.
    if (document.activeElement === input.current && typed !== atStart.current.text) atStart.current.type(typed);
  }, [input]);
}

/** Lifts the field into the browser's top layer while it fills a phone, so that no page layer covers it. */
function useFullScreenOnPhone(
  isOpen: boolean,
  box: { readonly current: HTMLDivElement | null },
  input: { readonly current: HTMLInputElement | null },
): void {
  useEffect(() => {
    const element = box.current;
    if (!isOpen || !element || !isPhoneViewport() || typeof element.showPopover !== 'function') return undefined;
    const field = input.current;
    element.showPopover();
    return () => {
      element.hidePopover();
      // The choice is made: the on-screen keyboard goes away.
      field?.blur();
    };
  }, [isOpen, box, input]);
}
