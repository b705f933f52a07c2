import * as v from 'valibot';
import { contactSchema, startForm, toPayload, type ContactForm } from './contact-form.rules.ts';

const FORM: ContactForm = {
  topic: 'refund',
  reference: 'WS7K3M9Q2X',
  firstName: 'Ratna',
  lastName: '',
  email: 'ratna@example.com',
  phone: { callingCode: '62', national: '0812-3456-7890' },
  notes: 'Please cancel this stay.',
};
const problems = (change: Partial<ContactForm>) => {
  const result = v.safeParse(
    contactSchema((key) => key),
    { ...FORM, ...change },
  );
  // The first message of a field is the one that is shown.
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]).reverse());
};

test('a complete form has no problem, and a phone is not asked for', () => {
  expect(problems({})).toEqual({});
  expect(problems({ phone: { callingCode: '62', national: '' } })).toEqual({});
});

test.each<[string, Partial<ContactForm>, string]>([
  ['topic', { topic: '' }, 'contact.topicMissing'],
  ['firstName', { firstName: '  ' }, 'contact.firstNameMissing'],
  ['email', { email: '' }, 'contact.emailMissing'],
  ['email', { email: 'ratna' }, 'contact.emailWrong'],
  ['phone.national', { phone: { callingCode: '62', national: '12x' } }, 'contact.phoneWrong'],
  ['notes', { notes: 'short' }, 'contact.notesShort'],
  ['notes', { notes: 'x'.repeat(4001) }, 'contact.tooLong'],
])('%s is checked', (field, change, message) => {
  expect(problems(change)[field]).toBe(message);
});

test('calling code and number travel joined, without the leading zero', () => {
  expect(toPayload(FORM, 'Refund').phone).toBe('6281234567890');
  expect(toPayload({ ...FORM, phone: { callingCode: '65', national: '' } }, 'Refund').phone).toBe('');
});

test('the form opens with what is known', () => {
  const user = {
    id: '1',
    first_name: 'Ayu',
    last_name: 'Lestari',
    email: 'ayu@wisata.test',
    phone: '+6591234567',
    status: 'aktif',
    role: 'member',
  };
  expect(startForm({ user, topic: 'refund', reference: ' WS1 ', callingCode: '62' })).toMatchObject({
    firstName: 'Ayu',
    email: 'ayu@wisata.test',
    topic: 'refund',
    reference: 'WS1',
    phone: { callingCode: '65', national: '91234567' },
  });
  expect(startForm({ user: undefined, topic: 'anything', callingCode: '65' })).toMatchObject({
    topic: '',
    phone: { callingCode: '65', national: '' },
  });
});
