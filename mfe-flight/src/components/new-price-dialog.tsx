import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { PriceQuestion } from '@wisata/ui/price-question';
import type { FlightChooser, NewPrice } from '../hooks/use-choose-flight.ts';
import { useFlightText } from '../hooks/use-flight-text.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';

interface NewPriceDialogProps {
  readonly newPrice: NewPrice;
  readonly search: FlightSearch;
  readonly chooser: FlightChooser;
}

/** The price is not the one of the list any more: both, the difference, and a choice. */
export function NewPriceDialog({ newPrice, search, chooser }: NewPriceDialogProps) {
  const { t } = useTranslation('flight');
  const people = useFlightText().people(search);
  const { before, now } = newPrice;
  return (
    <PriceQuestion
      was={before}
      now={now}
      onClose={chooser.dropNewPrice}
      labels={{
        title: t('newPrice.title'),
        was: t('newPrice.was'),
        difference: t('checkout.priceChanged.difference'),
        now: t('checkout.priceChanged.now', { people }),
        close: t('close'),
      }}
      answers={[
        { label: t('newPrice.back'), onPress: chooser.dropNewPrice },
        { label: t('newPrice.accept', { price: price(now) }), onPress: chooser.acceptNewPrice },
      ]}
    >
      {t('newPrice.text', { people })}
    </PriceQuestion>
  );
}
