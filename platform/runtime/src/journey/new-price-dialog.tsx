import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { PriceQuestion, type PriceQuestionProps } from '@wisata/ui/price-question';
import type { ServiceProps } from './service-props.ts';

interface NewPriceDialogProps extends ServiceProps, Pick<PriceQuestionProps, 'onClose'> {
  readonly was: Money;
  readonly now: Money;
  /** Whom both are for, where the service's texts say it. */
  readonly party?: string;
  /** The way back to the list. */
  readonly back: { readonly href: string } | { readonly onPress: () => void };
  readonly onAccept: () => void;
}

/** The price is not the one of the list any more: both, the difference, and a choice. */
export function NewPriceDialog({
  service,
  was,
  now,
  party: people = '',
  back,
  onClose,
  onAccept,
}: NewPriceDialogProps) {
  const { t } = useTranslation(service);
  return (
    <PriceQuestion
      was={was}
      now={now}
      as={RouterLink}
      onClose={onClose}
      labels={{
        title: t('newPrice.title'),
        was: t('newPrice.was'),
        difference: t('checkout.priceChanged.difference'),
        now: t('newPrice.now', { people }),
        close: t('close'),
      }}
      answers={[
        { label: t('newPrice.back'), ...back },
        { label: t('newPrice.accept', { price: price(now) }), onPress: onAccept },
      ]}
    >
      {t('newPrice.text', { people })}
    </PriceQuestion>
  );
}
