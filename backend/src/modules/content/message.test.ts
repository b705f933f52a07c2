import { startTestBackend } from '../../testing.ts';
import type { TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { contentModule } from './index.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, contentModule] });
});
afterAll(() => backend.close());

const MESSAGE = {
  title: 'MRS',
  firstName: 'Ratna',
  lastName: 'Dewi',
  email: 'Ratna@Example.com',
  phone: '62 81234567890',
  notes: 'Please cancel <b>this</b> stay.',
  topic: 'Refund',
  reference: 'WS7K3M9Q2X',
};
const send = (json: unknown, as = 'basic') => backend.call('POST', '/api/v1/messages/create-new', { json, as });
const mailsTo = (recipient: string) =>
  backend.context.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();

test('a message is kept, sent to the help desk and confirmed to its sender', async () => {
  const { status, body } = await send(MESSAGE, 'member');
  expect([status, body.message, body.data]).toEqual([200, 'Request is sent', null]);
  const kept = await backend.context.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ name: 'MRS Ratna Dewi', email: 'ratna@example.com', reference: 'WS7K3M9Q2X' });
  expect(kept.user_id).not.toBeNull();
  const [desk] = await mailsTo('help@wisata.test');
  expect(desk?.subject).toContain('WS7K3M9Q2X');
  expect(desk?.html).not.toContain('<b>this</b>');
  const [confirmation] = await mailsTo('ratna@example.com');
  expect(confirmation?.text).not.toContain('cancel');
});

test.each([
  ['firstName', { firstName: ' ' }],
  ['email', { email: 'ratna' }],
  ['phone', { phone: 'call me' }],
  ['notes', { notes: 'hi' }],
])('names the field %s that is wrong', async (field, change) => {
  const { status, body } = await send({ ...MESSAGE, ...change });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('one address cannot be flooded', async () => {
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await send({ ...MESSAGE, email: 'flood@example.com' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo('flood@example.com')).toHaveLength(5);
});

test('the site’s credentials are asked for', async () => {
  expect((await send(MESSAGE, 'none')).status).toBe(401);
});
