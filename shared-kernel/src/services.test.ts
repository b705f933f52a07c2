import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { SERVICE_DESCRIPTION } from './contracts/service-description.ts';
import { namedSlots } from './route-map.ts';
import { describeService, type ServiceFacts } from './describe-service.ts';
import { findDocumentPath, serviceName } from './services.ts';

const FACTS: ServiceFacts = {
  key: 'cruise',
  names: { en: ['Cruises', 'Cruise'], id: ['Pelayaran', 'Pelayaran'] },
  icon: 'M12 2v2M2 21c.6.5 1.2 1 2.5 1z',
  place: 30,
  document: 'ticket',
};
const CRUISE = describeService(FACTS);
const OFFERED = { services: ['cruise'], descriptions: { cruise: CRUISE }, owners: { cruise: 'cruise' } };

describe('a described service', () => {
  test('is called as its release says, one that nobody describes by its key', () => {
    expect(serviceName(OFFERED, 'cruise', 'en')).toBe('Cruises');
    expect(serviceName(OFFERED, 'cruise', 'id', 'search')).toBe('Cari pelayaran');
    expect(serviceName(OFFERED, 'constructor', 'en')).toBe('constructor');
  });

  test('has a page of its documents where it says so', () => {
    expect(findDocumentPath(OFFERED, { service: 'cruise', id: 'a&b' })).toBe('/cruise/eticket?id=a%26b');
    expect(findDocumentPath(OFFERED, { service: 'tour', id: '7b1c' })).toBeUndefined();
    const pageless = { descriptions: { cruise: describeService({ ...FACTS, hasDocumentPage: false }) } };
    expect(findDocumentPath(pageless, { service: 'cruise', id: '7b1c' })).toBeUndefined();
    const elsewhere = { descriptions: { cruise: { ...CRUISE, root: 'sea' } } };
    expect(findDocumentPath(elsewhere, { service: 'cruise', id: '7b1c' })).toBe('/sea/eticket?id=7b1c');
  });

  test('begins on the day on which its search starts, unless it says another', () => {
    const search = { kind: 'stay', words: { en: [], id: [] }, keys: { start: 'boardingDate' } } as const;
    expect(describeService(FACTS)).not.toHaveProperty('firstDay');
    expect(describeService({ ...FACTS, search }).firstDay).toBe('boardingDate');
    expect(describeService({ ...FACTS, search, firstDay: 'date' }).firstDay).toBe('date');
  });

  test('stands first where a page asks for the slot of the first one', () => {
    expect(namedSlots(OFFERED, ['search-form', 'account:due-bar'])).toEqual(['cruise:search-form', 'account:due-bar']);
    expect(namedSlots({ services: [] }, ['search-form'])).toEqual([]);
    const offered = { services: ['cruise', 'tour'], slotsOff: ['cruise:search-form', 'account:due-bar'] };
    expect(namedSlots(offered, ['search-form', 'account:due-bar'])).toEqual(['tour:search-form']);
  });

  test('is read only where every part of it can be meant', () => {
    const isRead = (change: object) => v.is(SERVICE_DESCRIPTION, { ...CRUISE, ...change });
    expect(isRead({})).toBe(true);
    expect(isRead({ pages: ['/cruise/list?place=Bali'] })).toBe(true);
    const products = { list: '/api/v1/cruise/list', name: 'code', page: '/cruise/detail' };
    expect(isRead({ products })).toBe(true);
    for (const change of [
      { key: '__proto__' },
      { key: '../cruise' },
      { icon: '"/><script>' },
      { names: { en: CRUISE.names.en } },
      { place: Number.NaN },
      { document: 'paper' },
      { pages: ['//elsewhere.example'] },
      { pages: ['https://elsewhere.example'] },
      { products: { ...products, list: '/ops/api' } },
      { products: { ...products, page: '//elsewhere.example' } },
      { more: true },
    ])
      expect([change, isRead(change)]).toEqual([change, false]);
  });
});
