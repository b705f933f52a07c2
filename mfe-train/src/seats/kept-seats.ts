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

/** The seats that are kept for this visit on these trains, for as long as they are. */
export function findSeatHold(app: AppContext, subject: string): SeatHold | undefined {
  const kept = readStored(app.storage.session, KEY, isKept);
  return kept?.subject === subject && kept.expiresAtMs > app.clock.now() ? kept : undefined;
}

export function keepSeatHold(app: AppContext, subject: string, hold: SeatHold): void {
  app.storage.session.set(KEY, JSON.stringify({ ...hold, subject } satisfies KeptSeats));
}

export const forgetSeatHold = (app: AppContext): void => app.storage.session.remove(KEY);
