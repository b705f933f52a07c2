import { ticketName } from '@wisata/kernel/party-form';
import { describe, expect, test } from '@jest/globals';
import { KIRANA, SUHARTO } from '../api/flight-checkout.fixture.ts';
import { FAMILY, filled, named, TRIP } from './checkout-form.fixture.ts';
import { emptyForm, emptyTraveller, fitForm, hasTyped, parseDraft } from './checkout-form.rules.ts';
import { fillIn, passengersToKeep } from './saved-passenger.rules.ts';

describe('saved passengers', () => {
  test('fill everything in one go, one name stays one name', () => {
    const traveller = fillIn(emptyTraveller(), SUHARTO, 'ADT');
    expect(traveller).toMatchObject({ title: 'MR', oneName: true, idNumber: '3374111708860001', savedId: 'p-1' });
    expect(ticketName(traveller)).toBe('SUHARTO / SUHARTO MR');
    expect(fillIn(emptyTraveller('INF'), KIRANA, 'INF').title).toBe('INF');
  });

  test('bring their passport along', () => {
    const saved = {
      ...SUHARTO,
      id_type: 3 as const,
      id_number: 'C1234567',
      country: 'SG',
      passport_expire: '2031-01-09',
    };
    expect(fillIn(emptyTraveller(), saved, 'ADT')).toMatchObject({
      passportNumber: 'C1234567',
      passportCountry: 'SG',
      passportExpiry: { day: '9', month: '1', year: '2031' },
    });
  });

  test('those that were asked for are kept, the contact with phone and e-mail, who is saved already by the id', () => {
    const form = filled({
      adults: [
        named('', '', '1990-03-04', { keep: true, idNumber: '31' }),
        named('MR', 'Rizky', '1986-08-17', { keep: true, savedId: 'p-9' }),
      ],
    });
    expect(passengersToKeep(form, TRIP)).toEqual([
      expect.objectContaining({
        title: 'MRS',
        first_name: 'Ayu',
        birthdate: '1990-03-04',
        email: 'ayu@mail.example',
        phone: '081234567890',
        id_type: 1,
        id_number: '31',
      }),
      expect.objectContaining({ first_name: 'Rizky', savedId: 'p-9' }),
    ]);
    expect(passengersToKeep(filled(), TRIP)).toEqual([]);
  });
});

describe('the draft', () => {
  test('survives storage, and anything else counts as none', () => {
    expect(parseDraft(structuredClone(filled()))).toEqual(filled());
    for (const other of [undefined, null, 1, '', { contact: {} }, { contact: { phone: {} }, adults: 1 }]) {
      expect(parseDraft(other)).toBeUndefined();
    }
  });

  test('fits another party without losing who was there first', () => {
    const smaller = fitForm(filled(), { ADT: 1, CHD: 0, INF: 0 });
    expect([smaller.adults.length, smaller.children.length]).toEqual([1, 0]);
    const larger = fitForm(filled(), { ADT: 3, CHD: 2, INF: 0 });
    expect(larger.adults[1]?.firstName).toBe('Suharto');
    expect(larger.children[1]?.title).toBe('MISS');
  });

  test('is typed only when a person began it', () => {
    expect(hasTyped(fitForm(emptyForm(), FAMILY))).toBe(false);
    expect(hasTyped(filled())).toBe(true);
  });
});
