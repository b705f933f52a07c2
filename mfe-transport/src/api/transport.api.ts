import type { ApiClient } from '@wisata/kernel/api';
import { TRANSPORT_CONFIRMED, TRANSPORT_LIST } from '@wisata/kernel/contracts/transport-vehicles';
import type { TransportConfirmed, TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { inPlainWords, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { toSearchPayload, type TripSearch } from '../trip/trip-search.rules.ts';
import { toChoicePayload, type VehicleChoice } from '../trip/vehicle-choice.rules.ts';

/** More than a fleet has models: filters, order and pages are the list's own, so that their counts cost no call. */
const WHOLE_FLEET = 100;

/** Every vehicle that is free for a trip, with what has to be paid for it. Totals are sums of what it says, so it is read whole. */
export async function searchVehicles(api: ApiClient, search: TripSearch): Promise<Outcome<TransportListAnswer>> {
  const operation = 'transport search';
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/transport/search',
    json: { ...toSearchPayload(search), limit: WHOLE_FLEET },
    operation,
    read: readObject(TRANSPORT_LIST),
  });
  return inPlainWords(answer, operation);
}

async function ask(api: ApiClient, call: 'confirm' | 'addtocart', json: unknown): Promise<Outcome<TransportConfirmed>> {
  const operation = `transport ${call}`;
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: `/api/v1/transport/${call}`,
    json,
    operation,
    read: readObject(TRANSPORT_CONFIRMED),
  });
  return inPlainWords(answer, operation);
}

/** A vehicle of a trip at the price that binds, with all that can be ordered. */
export const confirmVehicle = (api: ApiClient, choice: VehicleChoice) =>
  ask(api, 'confirm', toChoicePayload({ ...choice, extras: {} }));

/** The same with extras, as it will be booked. */
export const addToCart = (api: ApiClient, choice: VehicleChoice) => ask(api, 'addtocart', toChoicePayload(choice));
