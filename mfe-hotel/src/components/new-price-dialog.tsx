import { useTranslation } from 'react-i18next';
import type { Money } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { PriceQuestion } from '@wisata/ui/price-question';

interface NewPriceDialogProps {
  readonly was: Money;
  readonly now: Money;
  readonly listPath: string;
  readonly onAccept: () => void;
}

/** The cheapest room does not cost what the list said. */
export function NewPriceDialog({ was, now, listPath, onAccept }: NewPriceDialogProps) {
  const { t } = useTranslation('hotel');
  return (
    <PriceQuestion
      was={was}
      now={now}
      as={RouterLink}
      onClose={onAccept}
      labels={{
        title: t('rooms.newPrice.title'),
        was: t('rooms.newPrice.was'),
        difference: t('checkout.priceChanged.difference'),
        now: t('rooms.newPrice.now'),
        close: t('close'),
      }}
      answers={[
        { label: t('rooms.newPrice.back'), href: listPath },
        { label: t('rooms.newPrice.accept'), onPress: onAccept },
      ]}
    >
      {t('rooms.newPrice.text')}
    </PriceQuestion>
  );
}
