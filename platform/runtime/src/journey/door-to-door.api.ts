import type { ApiClient } from '@wisata/kernel/api';
import { DOOR_OFFER, DOOR_TO_DOOR, DOOR_WAY, type DoorToDoorPayload } from '@wisata/kernel/contracts/door-to-door';
import { readerOf } from '@wisata/kernel/contracts/reader';
import type { DoorSearch } from '@wisata/kernel/door-to-door';
import { readObject } from '@wisata/kernel/envelope';
import type { Locale } from '@wisata/kernel/locale';
import type { Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';

const OFFER = readerOf(DOOR_OFFER, ['name', 'depart', 'arrive', 'wait_minutes', 'ride_minutes', 'total', 'currency'], {
  class_name: '',
  changes: 0,
  to_minutes: null,
  out_minutes: 0,
  on_minutes: null,
  door_minutes: null,
  comfort: [],
  co2_kg: 0,
});
/** One way from door to door. */
export type DoorOffer = v.InferOutput<typeof OFFER>;

const WAY = readerOf(
  DOOR_WAY,
  ['service', 'origin', 'destination'],
  { offer_count: 0, co2_method: '' },
  { cheapest: OFFER, quickest: OFFER },
);
/** What one service has between two cities. */
export type DoorWay = v.InferOutput<typeof WAY>;

const READ = readerOf(DOOR_TO_DOOR, ['from', 'to', 'date'], { is_estimate: true }, { ways: v.array(WAY) });
/** Two cities by every service that goes between them. */
export type DoorToDoor = v.InferOutput<typeof READ>;

/** Asks for it; a city that no service knows has no ways. */
export function loadDoorToDoor(
  api: ApiClient,
  search: DoorSearch,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Outcome<DoorToDoor>> {
  return api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/door-to-door',
    json: { ...search, locale } satisfies DoorToDoorPayload,
    operation: 'door to door',
    read: readObject(READ),
    ...(signal ? { signal } : {}),
  });
}
