import type { ComboboxLabels } from './combobox.tsx';

/** What a combobox says, in a few words. */
export const COMBOBOX_LABELS: ComboboxLabels = {
  clear: 'Clear',
  close: 'Back',
  loading: 'Searching',
  failed: 'No answer',
  retry: 'Try again',
  count: (count) => `${count} places`,
  empty: (query) => `Nothing for ${query}`,
  tooShort: (min) => `Type ${min} letters`,
};
