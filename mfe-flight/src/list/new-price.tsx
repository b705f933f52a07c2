import { NewPriceDialog } from '@wisata/runtime/journey/new-price-dialog';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { FlightChooser } from './use-choose-flight.ts';

interface NewPriceProps {
  readonly search: FlightSearch;
  readonly newPrice: NonNullable<FlightChooser['newPrice']>;
  readonly chooser: FlightChooser;
}

/** The chosen flight costs another amount than the list said. */
export function NewPrice({ newPrice, search, chooser }: NewPriceProps) {
  const { people } = useFlightText();
  const { dropNewPrice, acceptNewPrice } = chooser;
  return (
    <NewPriceDialog
      service="flight"
      was={newPrice.before}
      now={newPrice.now}
      party={people(search)}
      back={{ onPress: dropNewPrice }}
      onClose={dropNewPrice}
      onAccept={acceptNewPrice}
    />
  );
}
