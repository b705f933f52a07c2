import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { hasFields, isListOf, isNumber, isRecordOf, isText, readStored } from '@wisata/kernel/stored-values';
import type { SeatHold } from '../api/train.model.ts';

const KEY = storageKey('train_seats');

interface KeptSeats extends SeatHold {
  /** The chosen trains that the seats are of. */
  readonly subject: string;
}

const isKept = hasFields<KeptSeats>({
  subject: isText,
  token: isText,
  seats: isRecordOf(isListOf(isText)),
  expiresAtMs: isNumber,
});

/** The seats that this visit chose on these trains, also once their time is over: a booking has them while nobody took them. */
export function findChosenSeats(app: AppContext, subject: string): SeatHold | undefined {
  const kept = readStored(app.storage.session, KEY, isKept);
  return kept?.subject === subject ? kept : undefined;
}

/** The same for as long as they are kept. */
export function findSeatHold(app: AppContext, subject: string): SeatHold | undefined {
  const chosen = findChosenSeats(app, subject);
  return chosen && chosen.expiresAtMs > app.clock.now() ? chosen : undefined;
}

export function keepSeatHold(app: AppContext, subject: string, hold: SeatHold): void {
  app.storage.session.set(KEY, JSON.stringify({ ...hold, subject } satisfies KeptSeats));
}

export const forgetSeatHold = (app: AppContext): void => app.storage.session.remove(KEY);
