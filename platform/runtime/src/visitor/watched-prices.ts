import type { AppContext } from '@wisata/kernel/app-context';
import { parseCurrency } from '@wisata/kernel/money';
import { createStoredList, hasFields, isCount, isOptional, isText } from '@wisata/kernel/stored-values';
import type { PriceLook } from '@wisata/kernel/price-looks';
import { watchedKey } from './watched-key.ts';

/** A total that a traveller wants to be told of when it changes. */
export interface WatchedPrice extends PriceLook {
  /** The service, and what its price depends on. */
  readonly id: string;
  readonly service: string;
  /** What it is, in the language in which it was watched. */
  readonly title: string;
  /** The page that shows it, without the language. */
  readonly path: string;
  /** When it was asked for last, epoch milliseconds. */
  readonly checkedAt: number;
  /** What it was before it changed last. */
  readonly before?: Pick<PriceLook, 'on' | 'minor'>;
}

type Parts = Pick<AppContext, 'storage' | 'session'>;

const MOST_WATCHED = 12;

const listOf = (app: Parts) =>
  createStoredList<WatchedPrice>({
    key: watchedKey(app),
    check: hasFields<WatchedPrice>({
      id: isText,
      service: isText,
      title: isText,
      path: isText,
      on: isText,
      minor: isCount,
      currency: (value): value is WatchedPrice['currency'] => parseCurrency(value) !== undefined,
      checkedAt: isCount,
      before: isOptional(hasFields({ on: isText, minor: isCount })),
    }),
    idOf: ({ id }) => id,
    most: MOST_WATCHED,
  });

/** Prices that are watched on this device, newest first; they never leave it. */
export const findWatched = (app: Parts): readonly WatchedPrice[] => listOf(app).find(app.storage.local);

/** Begins to watch a price, or keeps what was found of it since; it stands first from then on. */
export const watchPrice = (app: Parts, watched: WatchedPrice): void => listOf(app).remember(app.storage.local, watched);

/** Ends watching, and leaves nothing of it on this device. */
export const unwatchPrice = (app: Parts, id: string): void => listOf(app).forget(app.storage.local, id);
