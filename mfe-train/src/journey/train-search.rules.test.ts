import { expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import fc from 'fast-check';
import { askedPeople, defaultSearch, formatTrainSearch, parseTrainSearch } from './train-search.rules.ts';
import { TRAIN_ADDRESSES, trainCheckoutPath } from './train-paths.rules.ts';

const TODAY = '2026-11-20';

test('an empty address is Gambir to Surabaya Pasar Turi tomorrow for one adult', () => {
  const search = parseTrainSearch(new URLSearchParams(), TODAY);
  expect(search).toEqual(defaultSearch(TODAY));
  expect(String(formatTrainSearch(search))).toBe('origin=GMR&destination=SBI&departDate=2026-11-21&adult=1&infant=0');
});

test('an address carries a search there and back, within four adults and an infant for each', () => {
  const returns = fc.option(fc.nat(30), { nil: undefined });
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.nat(300), returns, (adult, infant, ahead, nights) => {
      const departDate = addDays(TODAY, ahead);
      const query = new URLSearchParams({ origin: 'bd', destination: 'YK', departDate });
      query.set('adult', String(adult));
      query.set('infant', String(infant));
      if (nights !== undefined) query.set('returnDate', addDays(departDate, nights));
      const search = parseTrainSearch(query, TODAY);
      expect(parseTrainSearch(formatTrainSearch(search), TODAY)).toEqual(search);
      expect(search.origin).toBe('BD');
      expect(search.counts.ADT).toBe(Math.min(4, Math.max(1, adult)));
      expect(search.counts.INF).toBe(Math.min(search.counts.ADT, infant));
      expect(askedPeople(query)).toBe(adult + infant);
    }),
  );
});

test('a choice goes there and back through an address, and the checkout knows what the list said', () => {
  const choice = { depart: 'T.4.20261211.GMR.SBI.EKS', return: undefined, correlationId: 'abc' };
  expect(TRAIN_ADDRESSES.parseChoice(TRAIN_ADDRESSES.formatChoice(choice))).toEqual(choice);
  const path = trainCheckoutPath(defaultSearch(TODAY), choice, { minor: 1_335_000, currency: 'IDR' });
  expect(path).toMatch(/^\/train\/checkout\?origin=GMR.*departKey=T\.4\.20261211\.GMR\.SBI\.EKS.*totalPrice=1335000$/);
});
