import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { BackendModule } from '../../app/module.ts';
import { SupplierError } from '../../app/supplier.ts';
import { book } from '../../../testing/test-service.ts';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import {
  bookingListeners,
  bookingServices,
  bookingsModule,
  findBooking,
  findSold,
  insertHold,
  releaseAndIssue,
  takeStock,
} from './index.ts';
import type { Booking } from './index.ts';

interface Reserved {
  readonly references: readonly string[];
}

let backend: TestBackend;
let memberId: string;
/** References that the supplier was asked to cancel, once per call. */
let asked: string[];
/** References whose cancellation the supplier does not take now. */
let refused: Set<string>;

async function cancel(reference: string): Promise<void> {
  asked.push(reference);
  if (refused.has(reference)) throw new SupplierError('The supplier does not answer', { retryable: true });
}

const suppliedModule: BackendModule = {
  name: 'test-supplied',
  register: (context) =>
    void bookingServices(context).set('hotel', {
      service: 'hotel',
      ...releaseAndIssue({
        unit: 'room',
        cancellations: ({ references }: Reserved) => references.map((reference) => () => cancel(reference)),
        issue: () => Promise.resolve({}),
      }),
    }),
};

beforeEach(async () => {
  asked = [];
  refused = new Set();
  backend = await startTestBackend({ modules: [bookingsModule, suppliedModule] });
  memberId = (await findUserByEmail(backend.context.db, 'member@wisata.test'))!.id;
});
afterEach(() => backend.close());

const ROOM = { service: 'hotel', product: 'HTL-DPS-001', part: 'deluxe', day: '2026-12-12', count: 1 };

/** A member's booking of one room, for which a supplier has given these references. */
async function reserve(...references: string[]): Promise<Booking> {
  const booking = await book(backend.context, { userId: memberId });
  await backend.context.db.transaction().execute(async (trx) => {
    await takeStock(trx, [{ ...ROOM, allotment: 1 }]);
    await insertHold(trx, booking.id, { references }, [ROOM]);
  });
  return booking;
}

const giveUp = ({ id }: Booking) => backend.call('DELETE', `/api/v1/dashboard/booking/${id}`, { as: 'member' });
const countSold = async () => (await findSold(backend.context.db, 'hotel', { products: [ROOM.product] })).size;

/** Drains the jobs until no try is left. */
async function useUpTries(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await backend.drainJobs();
    await backend.retryFailedJobs();
  }
}

const searchDeadJobs = async () =>
  (
    await sql<{ id: string; state: string; message: string }>`
      select id, state, output->>'message' as message from jobs.job where name like '%.dead'`.execute(
      backend.context.db,
    )
  ).rows;

describe('a supplier hears of a cancellation', () => {
  test('once it stands, for each reservation, and not within the call that cancels', async () => {
    const booking = await reserve('A', 'B');
    expect((await giveUp(booking)).status).toBe(200);
    expect(asked).toEqual([]);
    await backend.drainJobs();
    expect(asked.sort()).toEqual(['A', 'B']);
    expect((await giveUp(booking)).status).toBe(409);
    await useUpTries();
    expect(asked).toHaveLength(2);
  });

  test('never, when what follows from the cancellation fails and all is as before', async () => {
    const booking = await reserve('A');
    bookingListeners(backend.context).push({ ended: () => Promise.reject(new Error('a follower fails')) });
    expect((await giveUp(booking)).status).toBe(500);
    await backend.drainJobs();
    expect(asked).toEqual([]);
    expect((await findBooking(backend.context.db, booking.id))!.paymentStatus).toBe('unpaid');
    expect(await countSold()).toBe(1);
  });

  test('again until it takes it, and what it took is not repeated; the stock is free meanwhile', async () => {
    const booking = await reserve('A', 'B');
    refused.add('B');
    await giveUp(booking);
    await backend.drainJobs();
    expect(asked.sort()).toEqual(['A', 'B']);
    expect(await countSold()).toBe(0);
    refused.clear();
    await useUpTries();
    expect(asked).toEqual(['A', 'B', 'B']);
    expect(await searchDeadJobs()).toEqual([]);
  });

  test('until its tries are used up: then the job is dead with its reason, and can be run again', async () => {
    const booking = await reserve('A');
    refused.add('A');
    await giveUp(booking);
    await useUpTries();
    const [dead] = await searchDeadJobs();
    expect(dead).toMatchObject({ state: 'failed', message: expect.stringContaining(booking.code) });
    const triesBefore = asked.length;
    refused.clear();
    await sql`update jobs.job set state = 'retry', start_after = now() where id = ${dead!.id}`.execute(
      backend.context.db,
    );
    await backend.drainJobs();
    expect(asked).toHaveLength(triesBefore + 1);
    expect(await searchDeadJobs()).toMatchObject([{ state: 'completed' }]);
  });
});
