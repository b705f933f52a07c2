import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@wisata/ui/icon-button';
import { Announcer, useAnnouncement } from '@wisata/ui/live-region';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { SearchForm } from './use-search-form.ts';
import { AirportField } from './airport-field.tsx';
import styles from './route-fields.module.css';

/** Which field a problem of the route belongs to. */
function isAt(end: 'origin' | 'destination', problem: SearchForm['problems']['place']): boolean {
  return end === 'origin' ? problem === 'ORIGIN_MISSING' : problem !== undefined && problem !== 'ORIGIN_MISSING';
}

/** From and to with the button that swaps them. */
export function RouteFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('flight');
  const { city } = useFlightText();
  const { message, announce } = useAnnouncement();
  const [isTurned, setTurned] = useState(false);
  const { search, problems } = form;
  const errorAt = (end: 'origin' | 'destination') =>
    problems.place && isAt(end, problems.place) ? t(`search.problem.${problems.place}`) : undefined;

  function swap() {
    form.swap();
    setTurned(!isTurned);
    announce(t('search.swapped', { origin: city(search.destination), destination: city(search.origin) }));
  }

  return (
    <div className={styles.route}>
      {(['origin', 'destination'] as const).map((end) => (
        <AirportField
          key={end}
          end={end}
          code={search[end]}
          onChange={(airport) => form.setPlace(end, airport)}
          error={errorAt(end)}
        />
      ))}
      <span className={styles.swap} data-turned={isTurned || undefined}>
        <IconButton icon={ArrowLeftRight} variant="raised" label={t('search.swap')} onClick={swap} />
      </span>
      <Announcer message={message} />
    </div>
  );
}
