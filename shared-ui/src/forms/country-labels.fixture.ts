import type { CountryFieldProps } from './country-field.tsx';

/** What a list of countries says, in a few words. */
export const COUNTRY_LABELS: CountryFieldProps['labels'] = {
  clear: 'Clear',
  close: 'Back',
  loading: 'Searching',
  failed: 'No answer',
  retry: 'Try again',
  count: (count) => `${count} countries`,
  empty: (query) => `Nothing for ${query}`,
  tooShort: (min) => `Type ${min}`,
};
