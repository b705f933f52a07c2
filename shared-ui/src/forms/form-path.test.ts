import { valueAt, withValueAt } from './form-path.ts';

const party = { contact: { email: 'ayu@mail.example' }, guests: [{ name: 'Ayu' }, { name: 'Budi' }] };

test('a path leads into objects and lists', () => {
  expect(valueAt(party, 'contact.email')).toBe('ayu@mail.example');
  expect(valueAt(party, 'guests.1.name')).toBe('Budi');
  expect(valueAt(party, 'guests.7.name')).toBeUndefined();
});

test('a changed value changes nothing beside it', () => {
  const changed = withValueAt(party, 'guests.1.name', 'Citra');
  expect(changed.guests).toEqual([{ name: 'Ayu' }, { name: 'Citra' }]);
  expect(changed.guests[0]).toBe(party.guests[0]);
  expect(changed.contact).toBe(party.contact);
  expect(party.guests[1]).toEqual({ name: 'Budi' });
});
