import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import styles from './chosen-leg.module.css';
import type { ServiceProps } from './service-props.ts';
import { useTripText } from './use-trip-text.ts';

interface LaterDayProps extends ServiceProps {
  readonly departDate: CalendarDate;
  readonly arriveDate: CalendarDate;
}

/** `+1` after an arrival on another day, in words for who hears the page. */
export function LaterDay({ service, departDate, arriveDate }: LaterDayProps) {
  const { t } = useTranslation(service);
  const { day } = useTripText(service);
  const later = daysBetween(departDate, arriveDate);
  if (later === 0) return null;
  return (
    <>
      <span aria-hidden>{later > 0 ? `+${later}` : later}</span>
      <VisuallyHidden>{t('rail.arrivesOn', { date: day(arriveDate) })}</VisuallyHidden>
    </>
  );
}

interface ChosenLegProps extends LaterDayProps {
  readonly total: Money;
  readonly changePath: string;
  /** From where and when to where and when. */
  readonly times: ReactNode;
  /** What travels. */
  readonly what: string;
}

/** The departure that was chosen, in view while the return is looked for. */
export function ChosenLeg({ total, changePath, times, what, ...days }: ChosenLegProps) {
  const { t } = useTranslation(days.service);
  const { day } = useTripText(days.service);
  return (
    <section className={styles.chosen} aria-label={t('chosen.title')}>
      <span className={styles.tick}>
        <Icon of={Check} size="s" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {t('chosen.title')} · {day(days.departDate)} · <b className={styles.price}>{price(total)}</b>
        </p>
        <p className={styles.facts}>
          <b>
            {times}
            <span className={styles.offset}>
              <LaterDay {...days} />
            </span>
          </b>{' '}
          <span className={styles.what}>{what}</span>
        </p>
      </div>
      <LinkButton as={RouterLink} href={changePath} size="s" aria-label={t('chosen.changeWhat')}>
        {t('chosen.change')}
      </LinkButton>
    </section>
  );
}
