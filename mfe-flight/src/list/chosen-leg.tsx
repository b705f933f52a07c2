import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { LinkButton } from '@wisata/ui/button';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { Flight } from '../api/flight.model.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import styles from './chosen-leg.module.css';

/** `+1` where the arrival is on another day. */
function DayOffset({ flight: { dayOffset, arriveDate } }: { readonly flight: Flight }) {
  const { t } = useTranslation('flight');
  const { day } = useFlightText();
  if (dayOffset === 0) return null;
  return (
    <span className={styles.offset}>
      <span aria-hidden>{dayOffset > 0 ? `+${dayOffset}` : dayOffset}</span>
      <VisuallyHidden>{t('rail.arrivesOn', { date: day(arriveDate) })}</VisuallyHidden>
    </span>
  );
}

/** The departure that was chosen, in view while the return is looked for. */
export function ChosenLeg({ flight, changePath }: { readonly flight: Flight; readonly changePath: string }) {
  const { t } = useTranslation('flight');
  const { day, time, zone } = useFlightText();
  return (
    <section className={styles.chosen} aria-label={t('chosen.title')}>
      <span className={styles.tick}>
        <Icon of={Check} size="s" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {t('chosen.title')} · {day(flight.departDate)} · <b className={styles.price}>{price(flight.total)}</b>
        </p>
        <p className={styles.facts}>
          <b>
            {flight.origin} {time(flight.departTime)} {zone(flight.originZone)} – {flight.destination}{' '}
            {time(flight.arriveTime)} {zone(flight.destinationZone)}
            <DayOffset flight={flight} />
          </b>{' '}
          <span className={styles.airline}>
            {flight.airline} {flight.number}
          </span>
        </p>
      </div>
      <LinkButton as={RouterLink} href={changePath} size="s" aria-label={t('chosen.changeWhat')}>
        {t('chosen.change')}
      </LinkButton>
    </section>
  );
}
