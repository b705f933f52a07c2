import { expect, test } from '@jest/globals';
import { emptyForm, fitForm, parseDraft, type CheckoutForm } from './checkout-form.rules.ts';
import { fieldNames, findProblems } from './checkout-problems.rules.ts';

const empty: CheckoutForm = {
  ...fitForm(emptyForm(), { rooms: 2, children: 1 }),
  isGuest: false,
  requests: { ...emptyForm().requests, other: 'x'.repeat(501) },
};
const contactWith = (more: Partial<CheckoutForm['contact']>): CheckoutForm => ({
  ...empty,
  contact: { ...empty.contact, ...more },
});
const keyOf = (form: CheckoutForm, field: string) => findProblems(form).find(({ name }) => name === field)?.key;

test('everything that is missing is told in the order of the page', () => {
  expect(findProblems(empty).map(({ name }) => name)).toEqual(fieldNames(empty));
  expect(findProblems(empty).map(({ key }) => key)).toEqual([
    ...['title', 'firstEmpty', 'lastEmpty', 'email', 'phone'],
    ...['title', 'firstEmpty', 'lastEmpty', 'title', 'firstEmpty', 'lastEmpty'],
    ...['age', 'otherLong'],
  ]);
});

test('who books and stays is asked for the name once', () => {
  const names = findProblems({ ...empty, isGuest: true }).map(({ name }) => name);
  expect(names).not.toContain('guests.0.firstName');
  expect(names).toContain('guests.1.firstName');
});

test.each([
  ['ayu@', 'emailForm'],
  ['ayu lestari@mail.example', 'emailForm'],
  [`${'a'.repeat(160)}@mail.example`, 'emailForm'],
  [' ayu@mail.example ', undefined],
])('the address %j', (email, key) => {
  expect(keyOf(contactWith({ email }), 'contact.email')).toBe(key);
});

test.each([
  ['12-34', 'phoneForm'],
  ['0812 abc 789', 'phoneForm'],
  ['0812 3456 7890', undefined],
])('the number %j', (national, key) => {
  expect(keyOf(contactWith({ phone: { callingCode: '62', national } }), 'contact.phone.national')).toBe(key);
});

test.each([
  ['0', undefined],
  ['11', undefined],
  ['12', 'ageBand'],
  ['-1', 'ageBand'],
])('a child of %j years', (age, key) => {
  const children = empty.children.map((child) => ({ ...child, age }));
  expect(keyOf({ ...empty, children }, 'children.0.age')).toBe(key);
});

test('a hotel takes the name of the ID with its apostrophe and hyphen', () => {
  for (const lastName of ["O'Neil", 'O’Neil', 'Anne-Marie', 'Sastro']) {
    expect(keyOf(contactWith({ firstName: 'Siti', lastName }), 'contact.lastName')).toBeUndefined();
  }
  for (const lastName of ["'", '-Neil', 'O--Neil', "O'", 'R2D2']) {
    expect(keyOf(contactWith({ firstName: 'Siti', lastName }), 'contact.lastName')).toBe('nameSpecial');
  }
});

test('the ages that were said in the search stand in the form already', () => {
  const form = fitForm(emptyForm(), { rooms: 1, children: 2, childAges: [3, 9] });
  expect(form.children.map(({ age }) => age)).toEqual(['3', '9']);
  const changed = fitForm(form, { rooms: 1, children: 2, childAges: [4, 9] });
  expect(changed.children.map(({ age }) => age)).toEqual(['4', '9']);
});

test('an age that was corrected in the form stays until a search says others', () => {
  const stay = { rooms: 1, children: 1, childAges: [5] };
  const corrected = { ...fitForm(emptyForm(), stay), children: [{ age: '6' }] };
  const agesIn = (draft: unknown, party = stay) => fitForm(parseDraft(draft)!, party).children.map(({ age }) => age);
  const again = JSON.parse(JSON.stringify(corrected)) as CheckoutForm;
  expect(agesIn(again)).toEqual(['6']);
  expect(agesIn(again, { ...stay, childAges: [8] })).toEqual(['8']);
  expect(agesIn(again, { ...stay, children: 2, childAges: [5, 9] })).toEqual(['5', '9']);
  const { contact, guests, children } = again;
  expect(agesIn({ contact, guests, children })).toEqual(['5']);
});
