import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import { LaterDay } from '../journey/train-rail.tsx';
import { useTrainText } from '../journey/use-train-text.ts';
import type { ChosenDeparture } from './train-trip.rules.ts';
import styles from './train-results.module.css';

interface ChosenTrainProps {
  readonly chosen: ChosenDeparture;
  readonly changePath: string;
}

/** The departure that was chosen, in view while the return is looked for. */
export function ChosenTrain({ chosen: { train, offer }, changePath }: ChosenTrainProps) {
  const { t } = useTranslation('train');
  const { day, time } = useTrainText();
  return (
    <section className={styles.chosen} aria-label={t('chosen.title')}>
      <Icon of={Check} />
      <div className={styles.chosenWords}>
        <p className={styles.muted}>
          {t('chosen.title')} · {day(train.departDate)} · <b>{price(offer.total)}</b>
        </p>
        <p>
          <b>
            {train.name} {train.number}
          </b>{' '}
          {time(train.departTime)} – {time(train.arriveTime)} <LaterDay run={train} /> · {offer.name}
        </p>
      </div>
      <LinkButton as={RouterLink} href={changePath} size="s" aria-label={t('chosen.changeWhat')}>
        {t('chosen.change')}
      </LinkButton>
    </section>
  );
}
