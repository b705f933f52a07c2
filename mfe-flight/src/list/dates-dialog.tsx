import { useState } from 'react';
import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { DatesDialog as Dates } from '@wisata/runtime/journey/dates-dialog';
import { useFlightText } from '../journey/use-flight-text.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { bookableDays, type FlightSearch } from '../journey/flight-search.rules.ts';
import { useFindTotals } from './use-find-totals.ts';

interface DatesDialogProps {
  readonly search: FlightSearch;
  readonly onClose: () => void;
}

/** What the same flights cost on other days. */
export function DatesDialog({ search, onClose }: DatesDialogProps) {
  const { clock } = useApp();
  const { party } = useFlightText();
  const [today] = useState(() => todayInJakarta(clock.now()));
  const { departDate, returnDate, counts } = search;
  return (
    <Dates
      service="flight"
      departDate={departDate}
      returnDate={returnDate}
      limits={bookableDays(today)}
      find={useFindTotals(search)}
      pathOf={(depart, back) => flightListPath({ ...search, departDate: depart, returnDate: back })}
      party={party(counts)}
      onClose={onClose}
    />
  );
}
