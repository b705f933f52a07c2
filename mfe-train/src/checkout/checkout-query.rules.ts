import type { CalendarDate } from '@wisata/kernel/dates';
import { parseChoice, trainListPath, type Choice } from '../journey/train-paths.rules.ts';
import { parseTrainSearch, type TrainSearch } from '../journey/train-search.rules.ts';

/** Everything a checkout needs to find its trains and their price again. */
export interface CheckoutQuery {
  readonly search: TrainSearch;
  readonly choice: Choice;
  /** Keys of the chosen classes, the way there first. */
  readonly classKeys: readonly string[];
  /** Total that the traveller saw before, in major units; undefined when the address does not say. */
  readonly seenTotal: number | undefined;
}

/** Reads the address of a checkout; undefined when a journey of the trip has no train yet. */
export function parseCheckoutQuery(query: URLSearchParams, today: CalendarDate): CheckoutQuery | undefined {
  const search = parseTrainSearch(query, today);
  const choice = parseChoice(query);
  const classKeys = search.returnDate ? [choice.depart, choice.return] : [choice.depart];
  if (classKeys.includes('')) return undefined;
  const seen = query.get('totalPrice');
  const seenTotal = seen && /^\d+(\.\d+)?$/.test(seen) ? Number(seen) : undefined;
  return { search, choice, classKeys, seenTotal };
}

/** Identifies the chosen trains on this device, so that a second checkout finds their booking and seats. */
export const tripSubject = ({ classKeys }: Pick<CheckoutQuery, 'classKeys'>): string => classKeys.join('|');

/** Codes with which the railway says that the chosen trains cannot be had any more. */
export const GONE_CODES: readonly string[] = ['TRAIN_SOLD_OUT', 'TRAIN_GONE', 'TRAIN_CLOSED'];

/** Where else a checkout of trains leads: the trains of its search, or a new one. */
export function checkoutWays(search: TrainSearch) {
  const list = trainListPath(search);
  return { choose: list, other: '/', list };
}
