import { travellerEntries, tripBookingEntries } from './request-fields.ts';
import * as v from 'valibot';
import { TRAIN_BANDS, TRAIN_COUNT_RULES } from './train-passengers.ts';
import { chosenTrains, trainPartyEntries, trainTokens } from './train-requests.ts';

const typeOf = (value: string | number) =>
  TRAIN_BANDS.find((band) => band.type === value || String(band.value) === String(value))?.type;

/** The spec's numbers (1 and 2) and the codes mean the same. */
const paxType = v.pipe(
  v.union([v.string(), v.number()], 'Must be ADT or INF'),
  v.check((value) => typeOf(value) !== undefined, 'Must be ADT or INF'),
  v.transform((value) => typeOf(value) as 'ADT' | 'INF'),
);

const passenger = v.object({ ...travellerEntries, type: paxType });
/** One passenger of the request. */
export type TrainPassengerRequest = v.InferOutput<typeof passenger>;

/** Body of `POST train/booking`. */
export const TRAIN_BOOKING_REQUEST = v.object({
  journeys: chosenTrains,
  ...trainPartyEntries,
  ...trainTokens,
  ...tripBookingEntries('Trains', passenger, TRAIN_COUNT_RULES.maxTotal),
});
/** What it means once it is read. */
export type TrainBookingRequest = v.InferOutput<typeof TRAIN_BOOKING_REQUEST>;
/** What is sent. */
export type TrainBookingPayload = v.InferInput<typeof TRAIN_BOOKING_REQUEST>;
