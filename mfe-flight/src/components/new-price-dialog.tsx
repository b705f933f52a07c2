import { useTranslation } from 'react-i18next';
import { money, price } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import type { FlightChooser, NewPrice } from '../hooks/use-choose-flight.ts';
import { partySize, type FlightSearch } from '../rules/flight-search.rules.ts';

interface NewPriceDialogProps {
  readonly newPrice: NewPrice;
  readonly search: FlightSearch;
  readonly chooser: FlightChooser;
}

/** The price is not the one of the list any more: both, the difference, and a choice. */
export function NewPriceDialog({ newPrice, search, chooser }: NewPriceDialogProps) {
  const { t } = useTranslation('flight');
  const { before, now } = newPrice;
  const difference = now.minor - before.minor;
  return (
    <Dialog
      open
      alert
      onClose={chooser.dropNewPrice}
      title={t('newPrice.title')}
      size="small"
      labels={{ close: t('close') }}
      actions={
        <>
          <Button onClick={chooser.dropNewPrice}>{t('newPrice.back')}</Button>
          <Button variant="action" onClick={chooser.acceptNewPrice}>
            {t('newPrice.accept', { price: price(now) })}
          </Button>
        </>
      }
    >
      <p>{t('newPrice.text', { count: partySize(search), before: price(before), now: price(now) })}</p>
      <p>
        {t(difference > 0 ? 'newPrice.dearer' : 'newPrice.cheaper', {
          difference: price(money(Math.abs(difference), now.currency)),
        })}
      </p>
    </Dialog>
  );
}
