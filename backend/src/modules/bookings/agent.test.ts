import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { book, createTestService } from '../../../testing/test-service.ts';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, createTestService().module] });
});
afterAll(() => backend.close());

async function bookAs(name: 'agent' | 'member') {
  const { id: userId } = (await findUserByEmail(backend.context.db, `${name}@wisata.test`))!;
  const { id } = await book(backend.context, { userId, customerCompany: 'Nusantara Tours' });
  return (await backend.call('GET', `/api/v1/dashboard/booking/${id}`, { as: name })).body.data.detail;
}

test('a booking names the agent who sold it and the company it is for', async () => {
  expect(await bookAs('agent')).toMatchObject({
    agent: 'Citra Wijaya',
    agent_code: expect.stringMatching(/^AG-[0-9A-F]{8}$/),
    customer_company: 'Nusantara Tours',
  });
});

test('nobody else books in the name of an agent or a company', async () => {
  expect(await bookAs('member')).toMatchObject({ agent: null, agent_code: null, customer_company: null });
  const guest = await book(backend.context, { customerCompany: 'Nusantara Tours' });
  expect(guest.detail).toMatchObject({ agent: null, agent_code: null, customer_company: null });
});
