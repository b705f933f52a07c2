import type { CalendarDate } from '@wisata/kernel/dates';
import { formatDate, isCalendarDate, parseTypedDate } from '@wisata/kernel/dates';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { TextField } from './text-field.tsx';

type Locale = Parameters<typeof formatDate>[1];

/**
 * A typed day: `value` and `onChange` carry `YYYY-MM-DD`, the field shows and reads the visitor's own writing. A `value`
 * that is no day is shown as it is.
 */
export interface DateFieldProps {
  readonly label: string;
  readonly value: CalendarDate | undefined;
  /** Called when a readable, allowed day was typed and the field is left or Enter pressed; undefined when emptied. */
  readonly onChange: (date: CalendarDate | undefined) => void;
  /**
   * Called with text that is no day when the field is left. A form that is sent keeps it as its value, so that no earlier
   * day goes out in its place.
   */
  readonly onUnreadable?: (typed: string) => void;
  readonly locale: Locale;
  /** Reason against a day that is readable but not allowed, shown under the field. */
  readonly problemOf?: (date: CalendarDate) => string | undefined;
  readonly labels: {
    /** Shown for text that is no day; should name an example. */
    readonly unreadable: string;
  };
  readonly hint?: string;
  readonly error?: string;
  readonly id?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly onFocus?: () => void;
}

/** One day, typed: `24/12/2026`, `24 Dec 2026` and `2026-12-24` are all understood. Shows the day with its weekday when left. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, onUnreadable, locale, problemOf, labels, error, ...rest } = props;
  /** Undefined while the field is not edited; it then shows the value. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function commit() {
    if (typed === undefined) return;
    const date = parseTypedDate(typed, locale);
    const isUnreadable = !date && typed.trim() !== '';
    const found = isUnreadable ? labels.unreadable : date && problemOf?.(date);
    setProblem(found);
    if (isUnreadable && typed !== value) onUnreadable?.(typed);
    if (found) return;
    setTyped(undefined);
    if (date !== value) onChange(date);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || typed === undefined) return;
    event.preventDefault();
    commit();
  }

  return (
    <TextField
      {...rest}
      label={label}
      error={problem ?? error}
      inputMode="text"
      autoComplete={props.autoComplete ?? 'off'}
      value={typed ?? (isCalendarDate(value) ? formatDate(value, locale, 'medium') : (value ?? ''))}
      onChange={(event) => {
        setTyped(event.target.value);
        setProblem(undefined);
      }}
      onFocus={(event) => {
        event.target.select();
        props.onFocus?.();
      }}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
