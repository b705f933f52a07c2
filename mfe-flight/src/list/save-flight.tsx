import { price } from '@wisata/kernel/money';
import { useSaveProduct } from '@wisata/runtime/journey/use-save-product';
import { SaveHeart } from '@wisata/ui/save-heart';
import type { Flight } from '../api/flight.model.ts';
import { useFlightPath } from './use-flight-path.ts';
import { useFlightText } from '../journey/use-flight-text.ts';

/** Keeps a flight to come back to, or forgets it. */
export function SaveFlight({ flight }: { readonly flight: Flight }) {
  const { time } = useFlightText();
  const path = useFlightPath(flight.id);
  const times = `${flight.origin} ${time(flight.departTime)} – ${flight.destination} ${time(flight.arriveTime)}`;
  const heart = useSaveProduct({
    service: 'flight',
    key: `${flight.id} ${flight.departDate}`,
    title: `${flight.airline} ${flight.number}`,
    path,
    until: flight.departDate,
    facts: `${times} · ${price(flight.total)}`,
  });
  return <SaveHeart {...heart} />;
}
