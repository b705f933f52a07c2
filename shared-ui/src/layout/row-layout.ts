import type { ReactNode } from 'react';

/** A long list of rows of unknown height; `keyOf` must stay the same for the same item. */
export interface VirtualListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly render: (item: T, index: number) => ReactNode;
  /** Height in pixels that a row most likely has, gap included; rows are measured once they show. */
  readonly estimateHeight: number;
  /** Space between rows in pixels. */
  readonly gap?: number;
  /** Name of the list for screen readers. */
  readonly label: string;
  /** Rows kept above and below the screen. */
  readonly overscan?: number;
  /** Rows in the server's document, and in the browser until somebody comes near the others. */
  readonly initialCount?: number;
  /** Heights of rows by key, written here as they are measured. Kept by the caller, they bring a reader back to the same row. */
  readonly heights?: Map<string, number>;
}

/** Which rows exist now, and where they lie in the list, in pixels. */
export interface RowLayout {
  readonly height: number;
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  /** Reads the height of a row from its element. */
  readonly measure: (row: HTMLElement | null) => void;
}
