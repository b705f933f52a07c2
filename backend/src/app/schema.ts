import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

interface IdempotencyKeyRow {
  scope: string;
  owner: string;
  key: string;
  body_hash: string;
  /** Null while the first call is still running inside its transaction. */
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
}

interface RateLimitRow {
  key: string;
  window_start_at: Date;
  hits: Generated<number>;
}

/** What became of the calls of one supplier in one minute, of all processes together. */
interface SupplierMinuteRow {
  supplier: string;
  minute: Date;
  asked: number;
  slow: number;
  failed: number;
  garbage: number;
  last_good_at: Date | null;
  last_fault: string | null;
}

/** Every table of the backend; a module adds its own with `declare module`, beside the migrations that make them. */
export interface Database {
  idempotency_keys: IdempotencyKeyRow;
  rate_limits: RateLimitRow;
  supplier_minutes: SupplierMinuteRow;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
