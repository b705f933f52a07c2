import { valueAt, withChanges, withValueAt } from './form-path.ts';

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

test('changes go onto other values; a list of another length goes as it is', () => {
  const typed = withValueAt(withValueAt(party, 'guests.1.name', 'Citra'), 'contact.email', 'c@mail.example');
  const draft = { contact: { email: '' }, guests: [{ name: 'Dewi' }, { name: '' }] };
  expect(withChanges(party, typed, draft)).toEqual({
    contact: { email: 'c@mail.example' },
    guests: [{ name: 'Dewi' }, { name: 'Citra' }],
  });
  expect(withChanges(party, party, draft)).toBe(draft);
  const longer = { ...party, guests: [...party.guests, { name: 'Eka' }] };
  expect(withChanges(party, longer, draft).guests).toBe(longer.guests);
});
