import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { PriceQuestion, type PriceQuestionProps } from '@wisata/ui/price-question';
import type { ServiceProps } from './service-props.ts';

interface ChangedPriceProps extends ServiceProps, Omit<PriceQuestionProps, 'as' | 'labels'> {
  /** Where the words of this question stand in those of the service. */
  readonly group: 'newPrice' | 'checkout.priceChanged';
  /** Whom both totals are for, where the service says it: `3 people`. */
  readonly party: string;
}

/** Both totals and the difference in the words of a service, and the question whether to go on. */
export function ChangedPrice({ service, group, party: people, ...question }: ChangedPriceProps) {
  const { t } = useTranslation(service);
  return (
    <PriceQuestion
      {...question}
      as={RouterLink}
      labels={{
        title: t(`${group}.title`),
        was: t(`${group}.was`),
        difference: t('checkout.priceChanged.difference'),
        now: t(`${group}.now`, { people }),
        close: t('close'),
      }}
    />
  );
}
