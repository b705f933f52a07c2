import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { DatesDialog as Dates } from '@wisata/runtime/journey/dates-dialog';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { DAYS_AHEAD, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import en from '../messages/dates/en.json' with { type: 'json' };
import id from '../messages/dates/id.json' with { type: 'json' };
import { useFindTotals } from './use-find-totals.ts';

const WORDS = { en, id };

/** Its texts come with its code: the list itself does without them. */
function useDatesWords(): void {
  const { i18n } = useTranslation();
  const { locale } = useApp();
  if (!i18n.exists('train:flex.basis', { lng: locale })) {
    i18n.addResourceBundle(locale, 'train', WORDS[locale], true, true);
  }
}

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
