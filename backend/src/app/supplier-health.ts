import { sql } from 'kysely';
import type { BackendContext } from './context.ts';
import { oncePerContext } from './once-per-context.ts';
import { SupplierError, withCalls } from './supplier.ts';

/** An answer that takes longer is slow: travellers begin to leave. */
export const SLOW_MS = 3000;
const MINUTE_MS = 60_000;
/** How long counts stay in this process before all may read them. */
const WRITE_AFTER_MS = 5000;

/** What became of the calls of one supplier in one minute. */
interface Tally {
  readonly supplier: string;
  readonly minute: number;
  asked: number;
  slow: number;
  failed: number;
  garbage: number;
  lastGoodAt: Date | null;
  lastFault: string | null;
}

interface Counts {
  readonly tallies: Map<string, Tally>;
  timer: NodeJS.Timeout | undefined;
}

const countsOf = oncePerContext((): Counts => ({ tallies: new Map(), timer: undefined }));

function tallyOf({ tallies }: Counts, supplier: string, now: Date): Tally {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const key = `${supplier} ${minute}`;
  const known = tallies.get(key);
  if (known) return known;
  const begun: Tally = {
    supplier,
    minute,
    asked: 0,
    slow: 0,
    failed: 0,
    garbage: 0,
    lastGoodAt: null,
    lastFault: null,
  };
  tallies.set(key, begun);
  return begun;
}

async function addTally({ db }: BackendContext, tally: Tally): Promise<void> {
  const { supplier, asked, slow, failed, garbage, lastGoodAt, lastFault } = tally;
  await db
    .insertInto('supplier_minutes')
    .values({
      supplier,
      minute: new Date(tally.minute),
      asked,
      slow,
      failed,
      garbage,
      last_good_at: lastGoodAt,
      last_fault: lastFault,
    })
    .onConflict((clash) =>
      clash.columns(['supplier', 'minute']).doUpdateSet({
        asked: sql`supplier_minutes.asked + excluded.asked`,
        slow: sql`supplier_minutes.slow + excluded.slow`,
        failed: sql`supplier_minutes.failed + excluded.failed`,
        garbage: sql`supplier_minutes.garbage + excluded.garbage`,
        last_good_at: sql`greatest(supplier_minutes.last_good_at, excluded.last_good_at)`,
        last_fault: sql`coalesce(excluded.last_fault, supplier_minutes.last_fault)`,
      }),
    )
    .execute();
}

/** Adds what this process has counted to what all have. */
export async function writeSupplierCounts(context: BackendContext): Promise<void> {
  const counts = countsOf(context);
  clearTimeout(counts.timer);
  counts.timer = undefined;
  const tallies = [...counts.tallies.values()];
  counts.tallies.clear();
  for (const tally of tallies) await addTally(context, tally);
}

/** Writes what has been counted; what cannot be written is lost, because a count must fail neither a call nor a stop. */
export const tryWritingSupplierCounts = (context: BackendContext): Promise<void> =>
  writeSupplierCounts(context).catch((error: unknown) => context.log.debug({ err: error }, 'supplier counts'));

function writeSoon(context: BackendContext): void {
  countsOf(context).timer ??= setTimeout(() => void tryWritingSupplierCounts(context), WRITE_AFTER_MS).unref();
}

function count(context: BackendContext, name: string, begunAt: Date, fault?: SupplierError): void {
  const now = context.clock.now();
  const tally = tallyOf(countsOf(context), name, now);
  tally.asked += 1;
  if (now.getTime() - begunAt.getTime() > SLOW_MS) tally.slow += 1;
  if (fault) {
    tally[fault.isGarbage ? 'garbage' : 'failed'] += 1;
    tally.lastFault = fault.message;
  } else tally.lastGoodAt = now;
  writeSoon(context);
}

/** The supplier with the outcome of each call counted under this name; our own bugs are not counted against it. */
export function watchSupplier<S extends object>(context: BackendContext, name: string, supplier: S): S {
  return withCalls(supplier, (_call, ask) => async (query) => {
    const begunAt = context.clock.now();
    try {
      const answer = await ask(query);
      count(context, name, begunAt);
      return answer;
    } catch (error) {
      if (error instanceof SupplierError) count(context, name, begunAt, error);
      throw error;
    }
  });
}
