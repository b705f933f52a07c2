import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '@wisata/kernel/failure-words';
import { multiply, price, sumMoney } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { shareLink } from '@wisata/runtime/share-link';
import { Breakdown, type BreakdownGroup } from '@wisata/ui/breakdown';
import { Button } from '@wisata/ui/button';
import { Grid, Stack } from '@wisata/ui/layout';
import type { FareBreakdown, Flight } from '../api/flight.model.ts';
import { useFlightPath } from './use-flight-path.ts';
import { ClassChoice } from './class-choice.tsx';
import type { FlightCardProps } from './flight-card-props.ts';
import styles from './flight-details.module.css';
import { SegmentList } from './segment-list.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </Stack>
  );
}

function useBreakdownGroups(): (breakdowns: readonly FareBreakdown[]) => BreakdownGroup[] {
  const { t } = useTranslation('flight');
  const app = useApp();
  return (breakdowns) =>
    breakdowns.map(({ type, count, charges }) => {
      const lines = charges.map((charge) => ({
        label: charge.text || charge.code,
        amount: price(multiply(charge.amount, count)),
        ...(count > 1 ? { detail: t('detail.each', { price: price(charge.amount) }) } : {}),
      }));
      const sum = sumMoney(charges.map((charge) => multiply(charge.amount, count)));
      return {
        heading: t(`travellers.count.${type}`, { count }),
        sum: sum.ok ? price(sum.data) : failureWords(app, sum.failure, { remote: 'flight' }),
        lines,
      };
    });
}

function Price({ flight }: { readonly flight: Flight }) {
  const { t } = useTranslation('flight');
  const groupsOf = useBreakdownGroups();
  return (
    <Part title={t('detail.price')}>
      <Breakdown
        caption={t('detail.price')}
        groups={groupsOf(flight.breakdowns)}
        total={{ label: t('detail.total'), amount: price(flight.total) }}
        note={t('detail.noMoreFees')}
      />
    </Part>
  );
}

function Included({ flight }: { readonly flight: Flight }) {
  const { t } = useTranslation('flight');
  const others = flight.facilities.filter(({ category }) => category.toLowerCase() !== 'baggage');
  return (
    <Part title={t('detail.included')}>
      <ul className={styles.list}>
        <li>{flight.baggage ? t('detail.bagEach', { weight: flight.baggage }) : t('detail.noBag')}</li>
        {others.map(({ category, value }) => (
          <li key={category}>{value}</li>
        ))}
        {flight.requiresPassport && <li>{t('detail.passport')}</li>}
        {flight.co2Kg > 0 && <li>{t('detail.co2', { kg: Math.round(flight.co2Kg) })}</li>}
      </ul>
    </Part>
  );
}

function Rules({ flight: { policy, note } }: { readonly flight: Flight }) {
  const { t } = useTranslation('flight');
  const sentences = [...policy.sentences, ...(note ? [note] : [])];
  if (sentences.length === 0) return null;
  return (
    <Part title={t('detail.rules')}>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Part>
  );
}

/** The address of the list with this flight unfolded, to hand on. */
function Share({ flight }: { readonly flight: Flight }) {
  const { t } = useTranslation('flight');
  const app = useApp();
  const path = useFlightPath(flight.id);
  const words = { title: `${flight.airline} ${flight.number}`, copied: t('detail.linkCopied') };
  return (
    <div>
      <Button size="s" icon={Share2} onClick={() => void shareLink(app, path, words)}>
        {t('detail.share')}
      </Button>
    </div>
  );
}

/** Everything about a flight before choosing it: each leg, what is included, what it costs and what may be changed. */
export function FlightDetails(props: FlightCardProps) {
  const { t } = useTranslation('flight');
  const { flight } = props;
  return (
    <div className={styles.details}>
      <Part title={t('detail.legs')}>
        <SegmentList flight={flight} />
      </Part>
      <Grid>
        <Included flight={flight} />
        <Rules flight={flight} />
      </Grid>
      <Price flight={flight} />
      {flight.classes.length > 1 && <ClassChoice {...props} />}
      <Share flight={flight} />
    </div>
  );
}
