import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { SaveHeart } from '@wisata/ui/save-heart';
import type { Flight } from '../api/flight.model.ts';
import { useFlightPath } from './use-flight-path.ts';
import { useFlightText } from '../journey/use-flight-text.ts';

/** Keeps a flight to come back to, or forgets it. */
export function SaveFlight({ flight }: { readonly flight: Flight }) {
  const { t } = useTranslation('flight');
  const app = useApp();
  const { time } = useFlightText();
  const path = useFlightPath(flight.id);
  const { isSaved, toggle } = useSavedProducts(app, 'flight');
  const key = `${flight.id} ${flight.departDate}`;
  const title = `${flight.airline} ${flight.number}`;
  const times = `${flight.origin} ${time(flight.departTime)} – ${flight.destination} ${time(flight.arriveTime)}`;
  return (
    <SaveHeart
      label={t('saved.save', { name: title })}
      saved={isSaved(key)}
      onToggle={() =>
        toggle({
          service: 'flight',
          key,
          title,
          path,
          until: flight.departDate,
          facts: `${times} · ${price(flight.total)}`,
        })
      }
    />
  );
}
