import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { byDay, type Span } from '@wisata/kernel/day-prices';
import { success } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { DatesDialog as Dates } from '@wisata/runtime/journey/dates-dialog';
import { searchDayPrices } from '../api/train.api.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { DAYS_AHEAD, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import en from '../messages/dates/en.json' with { type: 'json' };
import id from '../messages/dates/id.json' with { type: 'json' };

const WORDS = { en, id };

/** Its texts come with its code: the list itself does without them. */
function useDatesWords(): void {
  const { i18n } = useTranslation();
  const { locale } = useApp();
  if (!i18n.exists('train:flex.basis', { lng: locale })) {
    i18n.addResourceBundle(locale, 'train', WORDS[locale], true, true);
  }
}

/** What a trip costs on other days: one call for each way, however many days there are. */
function useFindTotals({ origin, destination, counts }: TrainSearch) {
  const { api } = useApp();
  return useCallback(
    async (out: Span, home: Span | undefined) => {
      const [there, back] = await Promise.all([
        searchDayPrices(api, { origin, destination, counts }, out.from, out.to),
        home && searchDayPrices(api, { origin: destination, destination: origin, counts }, home.from, home.to),
      ]);
      if (!there.ok) return there;
      if (back && !back.ok) return back;
      return success({ out: byDay(there.data), back: back && byDay(back.data) });
    },
    [api, origin, destination, counts],
  );
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
