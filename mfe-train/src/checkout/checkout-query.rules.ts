import type { CalendarDate } from '@wisata/kernel/dates';
import { parseTripCheckout, type TripCheckoutQuery } from '@wisata/runtime/booking/trip-query';
import { TRAIN_ADDRESSES } from '../journey/train-paths.rules.ts';
import { parseTrainSearch, type TrainSearch } from '../journey/train-search.rules.ts';

/** Everything a checkout needs to find its trains and their price again; what is chosen are keys of classes. */
export type CheckoutQuery = TripCheckoutQuery<TrainSearch, string>;

/** Reads the address of a checkout; undefined when a journey of the trip has no train yet. */
export const parseCheckoutQuery = (query: URLSearchParams, today: CalendarDate): CheckoutQuery | undefined =>
  parseTripCheckout(parseTrainSearch(query, today), TRAIN_ADDRESSES.parseChoice(query));

/** Identifies the chosen trains on this device, so that a second checkout finds their booking and seats. */
export const tripSubject = ({ chosen }: Pick<CheckoutQuery, 'chosen'>): string => chosen.join('|');

/** Codes with which the railway says that the chosen trains cannot be had any more. */
export const GONE_CODES: readonly string[] = ['TRAIN_SOLD_OUT', 'TRAIN_GONE', 'TRAIN_CLOSED'];
