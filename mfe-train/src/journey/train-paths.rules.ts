import { listPath } from '@wisata/kernel/services';
import { toMajor, type Money } from '@wisata/kernel/money';
import { formatTrainSearch, type TrainSearch } from './train-search.rules.ts';

/** The classes of a search that were chosen so far, by their keys; empty where none is. */
export interface Choice {
  readonly depart: string;
  readonly return: string;
  /** Of the answer that the trains came with; empty when unknown. */
  readonly correlationId: string;
}

export const NO_CHOICE: Choice = { depart: '', return: '', correlationId: '' };

/** Reads `departKey, returnKey, correlationId`. */
export function parseChoice(query: URLSearchParams): Choice {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  return { depart: text('departKey'), return: text('returnKey'), correlationId: text('correlationId') };
}

export function formatChoice(choice: Choice): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.depart) query.set('departKey', choice.depart);
  if (choice.return) query.set('returnKey', choice.return);
  if (choice.correlationId) query.set('correlationId', choice.correlationId);
  return query;
}

/** The result list of a search, with whatever else its address carries. */
export function trainListPath(search: TrainSearch, ...more: readonly URLSearchParams[]): string {
  const query = formatTrainSearch(search);
  for (const part of more) part.forEach((value, name) => query.append(name, value));
  return `${listPath('train')}?${query}`;
}

/** The checkout of a choice; `totalPrice` is what the traveller saw, in major units, so that a changed price is noticed. */
export function trainCheckoutPath(search: TrainSearch, choice: Choice, total: Money): string {
  const query = formatTrainSearch(search);
  formatChoice(choice).forEach((value, name) => query.set(name, value));
  query.set('totalPrice', String(toMajor(total)));
  return `/train/checkout?${query}`;
}
