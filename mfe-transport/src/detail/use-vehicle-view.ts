import type { TransportExtra } from '@wisata/kernel/contracts/transport-terms';
import type { TransportConfirmed } from '@wisata/kernel/contracts/transport-vehicles';
import { todayInJakarta } from '@wisata/kernel/dates';
import { toMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useAskedQuery, useQueryNavigate } from '@wisata/runtime/optimistic-query';
import {
  parseVehicleChoice,
  quoteOf,
  vehicleCheckoutPath,
  vehiclePath,
  withExtra,
} from '../trip/vehicle-choice.rules.ts';

/** A vehicle with what is chosen of it. The address alone rebuilds every choice. */
export function useVehicleView(confirmed: TransportConfirmed) {
  const app = useApp();
  const ask = useQueryNavigate();
  const { query, queryNow } = useAskedQuery();
  const choiceIn = (asked: URLSearchParams) => parseVehicleChoice(asked, todayInJakarta(app.clock.now()));
  const choice = choiceIn(query);
  const quote = quoteOf(confirmed, choice.extras);
  return {
    confirmed,
    vehicle: confirmed.selectedVehicle,
    choice,
    quote,
    bookPath: vehicleCheckoutPath(choice, toMajor(quote.total)),
    /** So many more of an extra, or fewer; what is on screen may be older than the press before. */
    addExtra(id: TransportExtra, pieces: number) {
      const now = choiceIn(queryNow());
      const most = confirmed.ancillaries.find((extra) => extra.id === id)?.maxQuantity ?? 0;
      const extras = withExtra(now.extras, id, Math.min(most, Math.max(0, (now.extras[id] ?? 0) + pieces)));
      ask(vehiclePath({ ...now, extras }), { replace: true, preventScrollReset: true });
    },
  };
}

/** The page as its parts know it. */
export type VehicleView = ReturnType<typeof useVehicleView>;
