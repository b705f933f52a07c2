import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import styles from './chosen-leg.module.css';
import { LaterDay, type LaterDayProps } from './later-day.tsx';
import type { ServiceProps } from './service-props.ts';
import { useTripText } from './use-trip-text.ts';

interface ChosenLegProps extends ServiceProps {
  readonly leg: Omit<LaterDayProps, 'service'> & { readonly total: Money };
  readonly changePath: string;
  /** From where and when to where and when. */
  readonly times: ReactNode;
  /** What travels. */
  readonly what: string;
}

/** The chosen departure, shown above the returns. */
export function ChosenLeg({ service, leg, changePath, times, what }: ChosenLegProps) {
  const { t } = useTranslation(service);
  const { day } = useTripText(service);
  return (
    <section className={styles.chosen} aria-label={t('chosen.title')}>
      <span className={styles.tick}>
        <Icon of={Check} size="s" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {t('chosen.title')} · {day(leg.departDate)} · <b className={styles.price}>{price(leg.total)}</b>
        </p>
        <p className={styles.facts}>
          <b>
            {times}
            <span className={styles.offset}>
              <LaterDay service={service} {...leg} />
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
