import {
  codeQuery,
  daysEntries,
  KEYWORD_QUERY,
  LOCALE_QUERY,
  placeCode,
  shortText,
  thereAndBack,
  tripEntries,
  wholeNumber,
} from './request-fields.ts';
import * as v from 'valibot';
import { TRAIN_COUNT_RULES } from './train-passengers.ts';

const MOST_ADULTS = TRAIN_COUNT_RULES.maxOf.ADT!;
const MOST_INFANTS = TRAIN_COUNT_RULES.maxOf.INF!;

const place = placeCode('a station', /^[A-Z]{2,3}$/);

/** Who travels: infants have no seat. */
export const trainPartyEntries = {
  adult: v.optional(wholeNumber(1, MOST_ADULTS), 1),
  infant: v.optional(wholeNumber(0, MOST_INFANTS), 0),
};

/** Query of `GET train/search-station`. */
export const STATIONS_QUERY = KEYWORD_QUERY;
/** Query of `GET train/get-station-code`. */
export const STATION_QUERY = codeQuery('station');

/** Body of `POST train/availability` (spec section 3, Train search). */
export const TRAIN_LIST_REQUEST = v.object({ ...tripEntries(place), ...trainPartyEntries });
/** What it means once it is read. */
export type TrainListRequest = v.InferOutput<typeof TRAIN_LIST_REQUEST>;

/** Query of `GET train/price-calendar`. */
export const TRAIN_PRICE_DAYS_QUERY = v.object({ ...daysEntries(place), ...trainPartyEntries });
/** What it means once it is read. */
export type TrainPriceDaysQuery = v.InferOutput<typeof TRAIN_PRICE_DAYS_QUERY>;

const journeyCode = v.pipe(v.string('Choose a train'), v.nonEmpty('Choose a train'), v.maxLength(60, 'Unknown train'));
const classKey = v.pipe(v.string('Choose a class'), v.nonEmpty('Choose a class'), v.maxLength(64, 'Unknown class'));
/** A signed word of the server's own: a seat hold or a place in the queue. */
const token = v.pipe(v.string(), v.maxLength(160, 'Unknown token'));

/** Query of `GET train/stops`. */
export const TRAIN_STOPS_QUERY = v.object({ journey: journeyCode, ...LOCALE_QUERY.entries });

/** Query of `GET train/seats`; seats of one's own hold are shown as one's own. */
export const TRAIN_SEATS_QUERY = v.object({ class_key: classKey, hold: v.optional(token), ...LOCALE_QUERY.entries });
/** What it means once it is read. */
export type TrainSeatsQuery = v.InferOutput<typeof TRAIN_SEATS_QUERY>;

const seat = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Z]{3}-\d{1,2} \/ \d{1,2}[A-E]$/, 'Must be a seat as EKS-3 / 7A'),
);

/** Body of `POST train/seat-hold`: no journey gives the hold back. */
export const TRAIN_HOLD_REQUEST = v.object({
  journeys: thereAndBack(
    'train',
    v.object({
      ClassKey: classKey,
      /** `EKS-3 / 7A`, in the order of the adults. */
      Seats: v.pipe(
        v.array(seat),
        v.minLength(1, 'Choose a seat'),
        v.maxLength(MOST_ADULTS, `At most ${MOST_ADULTS} seats`),
      ),
    }),
    0,
  ),
  /** The hold that this one replaces. */
  hold: v.nullish(token),
  queue: v.nullish(token),
});
/** What it means once it is read. */
export type TrainHoldRequest = v.InferOutput<typeof TRAIN_HOLD_REQUEST>;

/** A class of a train as it was chosen: the way there first, then the way back. */
export const chosenTrains = thereAndBack('train', v.object({ ClassKey: classKey }));
/** One of them. */
export type ChosenTrain = v.InferOutput<typeof chosenTrains>[number];

/** Body of `POST train/get-price`. */
export const TRAIN_PRICE_REQUEST = v.object({
  journeys: chosenTrains,
  ...trainPartyEntries,
  correlation_id: v.nullish(shortText(120)),
});
/** What it means once it is read. */
export type TrainPriceRequest = v.InferOutput<typeof TRAIN_PRICE_REQUEST>;

/** Body of `POST train/queue`: the token of one's place, or none to take one. */
export const TRAIN_QUEUE_REQUEST = v.object({ token: v.nullish(token) });

/** The tokens that a booking may carry. */
export const trainTokens = { hold: v.nullish(token), queue: v.nullish(token) };
