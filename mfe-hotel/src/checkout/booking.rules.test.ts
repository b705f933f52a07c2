import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { HOTEL_BOOKING_REQUEST } from '@wisata/kernel/contracts/hotel-booking-request';
import { HOTEL, POLICY, ROOM_KEY, CHECKOUT_URL } from '../api/hotel-booking.fixture.ts';
import { findFormField, toPayload } from './booking-payload.rules.ts';
import { emptyForm, fitForm, parseDraft, type CheckoutForm } from './checkout-form.rules.ts';
import { toOffer } from './checkout-offer.rules.ts';
import { findProblems } from './checkout-problems.rules.ts';
import { checkoutWays, parseCheckoutQuery } from './checkout-query.rules.ts';

const search = (url = CHECKOUT_URL) => new URLSearchParams(url.split('?')[1]);
const isComplete = (form: CheckoutForm) => findProblems(form).length === 0;
const query = parseCheckoutQuery(search())!;
const offer = toOffer(query, HOTEL, POLICY)!;

function formFor(rooms: number, children: number): CheckoutForm {
  const form = fitForm(emptyForm(), { rooms, children });
  const person = (firstName: string) => ({ title: 'Mr', firstName, lastName: 'Lestari', oneName: false });
  return {
    ...form,
    contact: { ...person('Budi'), email: 'budi@mail.example', phone: { callingCode: '62', national: '08123456789' } },
    guests: form.guests.map(() => person('Guest')),
    children: form.children.map(() => ({ age: '6' })),
  };
}

describe('the address of a checkout', () => {
  test('names stay, party and room', () => {
    expect(query).toMatchObject({ hotelKey: 'HTL-DPS-007', roomKey: ROOM_KEY, rooms: 1, guests: 2, children: 0 });
    expect(query.guestPassport).toBe('ID');
  });

  test.each(['hotelKey', 'roomKey', 'checkInDate', 'checkOutDate'])('is none without %s', (key) => {
    const incomplete = search();
    incomplete.delete(key);
    expect(parseCheckoutQuery(incomplete)).toBeUndefined();
  });

  test('never gives a party beyond the limits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (rooms, guests) => {
        const wild = search();
        wild.set('countRoom', String(rooms));
        wild.set('countGuest', String(guests));
        const party = parseCheckoutQuery(wild)!;
        expect(party.rooms).toBeGreaterThanOrEqual(1);
        expect(party.guests).toBeGreaterThanOrEqual(party.rooms);
        expect(party.guests).toBeLessThanOrEqual(party.rooms * 4);
      }),
    );
  });

  test('leads back without the room', () => {
    expect(checkoutWays(search()).choose).toMatch(/^\/hotel\/detail\?.*hotelKey=HTL-DPS-007/);
    expect(checkoutWays(search()).list).not.toContain('roomKey');
    expect(checkoutWays(new URLSearchParams()).list).toBe('/');
  });
});

test('the nights of an offer sum to its total', () => {
  expect(offer.nights.reduce((sum, night) => sum + night.price.minor, 0)).toBe(offer.total.minor);
});

describe('the form', () => {
  test('is complete with a guest a room and an age a child', () => {
    expect(isComplete(formFor(2, 1))).toBe(true);
    expect(isComplete({ ...formFor(2, 1), children: [{ age: '' }] })).toBe(false);
  });

  test('checks the first guest only when somebody else stays', () => {
    const unnamed = { ...formFor(1, 0), guests: emptyForm().guests, isGuest: true };
    const fitted = fitForm(unnamed, { rooms: 1, children: 0 });
    expect(isComplete(fitted)).toBe(true);
    expect(isComplete({ ...fitted, isGuest: false })).toBe(false);
  });

  test.each([
    ['an only name', { firstName: 'Suharto', lastName: '', oneName: true }, true],
    ['no last name', { firstName: 'Suharto', lastName: '', oneName: false }, false],
    ['a degree', { firstName: 'Budi', lastName: 'Santoso S.E.', oneName: false }, false],
    ['digits', { firstName: 'Bud1', lastName: 'Santoso', oneName: false }, false],
  ])('with %s', (_, name, isGood) => {
    const form = formFor(1, 0);
    expect(isComplete({ ...form, contact: { ...form.contact, ...name } })).toBe(isGood);
  });

  test('survives storage, and nonsense in storage', () => {
    const form = formFor(2, 1);
    expect(parseDraft(structuredClone(form))).toEqual(form);
    for (const other of [undefined, null, 1, '', { contact: {} }, []]) expect(parseDraft(other)).toBeUndefined();
  });
});

describe('the payload', () => {
  const ENGLISH = { locale: 'en', childName: 'Child' } as const;

  test('is one that the contract takes', () => {
    const { issues } = v.safeParse(HOTEL_BOOKING_REQUEST, toPayload(offer, formFor(2, 1), ENGLISH));
    expect(issues).toBeUndefined();
  });

  test('names one adult a room and every child with its age', () => {
    const { paxes } = toPayload(offer, formFor(2, 1), ENGLISH);
    expect(paxes.map(({ type, first_name: first, age }) => [type, first, age])).toEqual([
      ['ADT', 'Budi', null],
      ['ADT', 'Guest', null],
      ['CHD', 'Child', 6],
    ]);
  });

  test('has placeholders for a child, the identity a day on which it had its age', () => {
    const child = toPayload(offer, formFor(1, 1), ENGLISH).paxes.at(-1);
    expect(child).toEqual({
      title: 'MSTR',
      first_name: 'Child',
      last_name: 'Lestari',
      type: 'CHD',
      age: 6,
      birth_date: null,
      calling_code: '',
      phone: '0000000000',
      email: 'noreply@example.com',
      id_number: '12-12-2020',
    });
  });

  test('has all that is saved of a guest who was filled in, as long as the name is theirs', () => {
    const form = formFor(2, 0);
    const reach = {
      name: 'Guest Lestari',
      callingCode: '65',
      phone: '91234567',
      email: 'sari@mail.example',
      birthDate: '1991-02-03',
    };
    const saved = { ...form.guests[1]!, savedId: 'p-1', reach };
    const [, guest] = toPayload(offer, { ...form, guests: [form.guests[0]!, saved] }, ENGLISH).paxes;
    expect(guest).toMatchObject({
      calling_code: '65',
      phone: '91234567',
      email: 'sari@mail.example',
      birth_date: '1991-02-03',
    });
    const renamed = { ...saved, firstName: 'Other' };
    const [, other] = toPayload(offer, { ...form, guests: [form.guests[0]!, renamed] }, ENGLISH).paxes;
    expect(other).toMatchObject({ phone: '', email: '', birth_date: null });
  });

  test('has a phone without the leading zero and no wishes but those said', () => {
    const { contact, special_requests: wishes } = toPayload(offer, formFor(1, 0), { locale: 'id', childName: 'Anak' });
    expect(contact.phone).toBe('628123456789');
    expect(wishes).toMatchObject({ bed_type: null, check_in_time: null, non_smoking: false });
  });

  test('asks for a bed for a child only where there is a child', () => {
    const bedFor = (children: number) => {
      const form = formFor(1, children);
      return toPayload(offer, { ...form, requests: { ...form.requests, childBed: true } }, ENGLISH).contact;
    };
    expect([bedFor(0).request_child_bed, bedFor(1).request_child_bed]).toEqual([false, true]);
  });

  test.each([
    ['contact.email', 'contact.email'],
    ['contact.mobile_phone', 'contact.phone.national'],
    ['paxes.0.first_name', 'contact.firstName'],
    ['paxes.1.title', 'guests.1.title'],
    ['paxes.2.birth_date', 'children.0.age'],
    ['paxes.2.last_name', 'children.0.age'],
    ['check_in_date', undefined],
  ])('%s is the field %s', (path, field) => {
    expect(findFormField(path, formFor(2, 1))).toBe(field);
  });
});
