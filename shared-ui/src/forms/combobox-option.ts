import type { ReactNode } from 'react';

/** One row of the list. `value` is the caller's own record; `id` tells rows apart. */
export interface ComboboxOption<T> {
  readonly id: string;
  readonly label: string;
  /** Second line: place, distance, number of airports. */
  readonly detail?: string;
  /** Right-aligned code (`YIA`), which can be typed in full instead of the label. */
  readonly code?: string;
  readonly icon?: ReactNode;
  /** Heading of the rows that follow each other with the same text: "Recent", "Popular". */
  readonly group?: string;
  readonly value: T;
}

/** Every text of the combobox; counts and queries are woven in by the caller's translation. */
export interface ComboboxLabels {
  readonly clear: string;
  /** Leaves the full screen on phones. */
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Read out and shown above the rows: `3 places`. */
  readonly count: (count: number) => string;
  readonly empty: (query: string) => string;
  /** Shown while fewer letters are typed than a search needs. */
  readonly tooShort: (minCharacters: number) => string;
}
