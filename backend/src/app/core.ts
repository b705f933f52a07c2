import { defineJob } from './jobs.ts';
import type { BackendModule } from './module.ts';

const KEEP_KEYS_MS = 48 * 3_600_000;
const KEEP_LIMITS_MS = 2 * 3_600_000;

/** Tables the foundation itself needs. */
export const coreModule: BackendModule = {
  name: 'core',
  migrations: {
    '001-tables': [
      `create table idempotency_keys (
        scope text not null, owner text not null, key text not null, body_hash text not null,
        answer json, created_at timestamptz not null, primary key (scope, owner, key))`,
      `create index idempotency_keys_created_at on idempotency_keys (created_at)`,
      `create unlogged table rate_limits (
        key text primary key, window_start_at timestamptz not null, hits integer not null default 1)`,
    ],
    '002-supplier-minutes': [
      `create unlogged table supplier_minutes (
        supplier text not null, minute timestamptz not null, asked integer not null, slow integer not null,
        failed integer not null, garbage integer not null, last_good_at timestamptz, last_fault text,
        primary key (supplier, minute))`,
    ],
  },
  jobs: [
    defineJob({
      name: 'core.clean',
      schedule: '17 * * * *',
      async handler(_data, { db, clock }) {
        const nowMs = clock.now().getTime();
        await db
          .deleteFrom('idempotency_keys')
          .where('created_at', '<', new Date(nowMs - KEEP_KEYS_MS))
          .execute();
        await db
          .deleteFrom('rate_limits')
          .where('window_start_at', '<', new Date(nowMs - KEEP_LIMITS_MS))
          .execute();
        await db
          .deleteFrom('supplier_minutes')
          .where('minute', '<', new Date(nowMs - KEEP_KEYS_MS))
          .execute();
      },
    }),
  ],
};
