import { useState } from 'react';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { DatesDialog as Dates } from '@wisata/runtime/journey/dates-dialog';
import { createLazyWords } from '@wisata/runtime/lazy-words';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { DAYS_AHEAD, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { useFindTotals } from './use-find-totals.ts';

/** The list itself does without these texts. */
const useDatesWords = createLazyWords(
  ['train'],
  {
    en: async () => (await import('../messages/dates/en.ts')).words,
    id: async () => (await import('../messages/dates/id.ts')).words,
  },
  'flex.basis',
);

interface DatesDialogProps {
  readonly search: TrainSearch;
  readonly onClose: () => void;
}

/** What the same trains cost on other days. */
export function DatesDialog({ search, onClose }: DatesDialogProps) {
  useDatesWords();
  const { clock } = useApp();
  const { party } = useTrainText();
  const [today] = useState(() => todayInJakarta(clock.now()));
  const { departDate, returnDate, counts } = search;
  return (
    <Dates
      service="train"
      departDate={departDate}
      returnDate={returnDate}
      limits={{ from: today, to: addDays(today, DAYS_AHEAD) }}
      find={useFindTotals(search)}
      pathOf={(depart, back) => trainListPath({ ...search, departDate: depart, returnDate: back })}
      party={party(counts)}
      onClose={onClose}
    />
  );
}
