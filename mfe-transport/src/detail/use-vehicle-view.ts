import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { TransportExtra } from '@wisata/kernel/contracts/transport-terms';
import type { TransportConfirmed } from '@wisata/kernel/contracts/transport-vehicles';
import { todayInJakarta } from '@wisata/kernel/dates';
import { toMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import {
  parseVehicleChoice,
  quoteOf,
  vehicleCheckoutPath,
  vehiclePath,
  withExtra,
  type Extras,
} from '../trip/vehicle-choice.rules.ts';

/** A vehicle with what is chosen of it. The address alone rebuilds every choice. */
export function useVehicleView(confirmed: TransportConfirmed) {
  const app = useApp();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const choice = parseVehicleChoice(query, todayInJakarta(app.clock.now()));
  // Presses that follow each other faster than the address build on each other.
  const onTheWay = useRef<Extras>(undefined);
  useEffect(() => {
    onTheWay.current = undefined;
  }, [search]);
  const quote = quoteOf(confirmed, choice.extras);
  return {
    confirmed,
    vehicle: confirmed.selectedVehicle,
    choice,
    quote,
    bookPath: vehicleCheckoutPath(choice, toMajor(quote.total)),
    /** So many more of an extra, or fewer; what is on screen may be older than the press before. */
    addExtra(id: TransportExtra, pieces: number) {
      const latest = onTheWay.current ?? choice.extras;
      const most = confirmed.ancillaries.find((extra) => extra.id === id)?.maxQuantity ?? 0;
      const extras = withExtra(latest, id, Math.min(most, Math.max(0, (latest[id] ?? 0) + pieces)));
      onTheWay.current = extras;
      void navigate(vehiclePath({ ...choice, extras }), { replace: true, preventScrollReset: true });
    },
  };
}

/** The page as its parts know it. */
export type VehicleView = ReturnType<typeof useVehicleView>;
