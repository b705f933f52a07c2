import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import type { PriceQuestionProps } from '@wisata/ui/price-question';
import { ChangedPrice } from './changed-price.tsx';
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
export function NewPriceDialog({ service, party: people = '', back, onAccept, ...question }: NewPriceDialogProps) {
  const { t } = useTranslation(service);
  return (
    <ChangedPrice
      {...question}
      service={service}
      group="newPrice"
      party={people}
      answers={[
        { label: t('newPrice.back'), ...back },
        { label: t('newPrice.accept', { price: price(question.now) }), onPress: onAccept },
      ]}
    >
      {t('newPrice.text', { people })}
    </ChangedPrice>
  );
}
