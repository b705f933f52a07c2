import { describe, expect, test } from '@jest/globals';
import type { ServiceDescription } from '@wisata/kernel/services';
import { createOffers, withOnly } from './offers.ts';

const NAMES = { many: 'Many', one: 'One', search: 'Search' };
const describeService = (key: string, place?: number): ServiceDescription => ({
  key,
  names: { en: NAMES, id: NAMES },
  icon: 'M2 2h20',
  document: 'voucher',
  ...(place === undefined ? {} : { place }),
});

function offersOfSite() {
  const offers = createOffers();
  offers.keep('flight', '1.0.0', { roots: ['flight'], services: [describeService('flight', 20)] });
  offers.keep('cruise', '1.0.0', { roots: ['cruise'], services: [describeService('cruise', 5)] });
  offers.keep('tour-venue', '1.0.0', { roots: ['tour', 'venue'], services: [describeService('tour')] });
  return offers;
}
const MEMBERS = ['flight', 'cruise', 'tour-venue'].map((name) => ({ name, version: '1.0.0' }));

describe('what the releases of a composition offer', () => {
  test('puts services on sale in their places, a new one too, and knows the others by name', () => {
    const { services, descriptions, owners } = offersOfSite().of(MEMBERS);
    expect(services).toEqual(['cruise', 'flight']);
    expect(Object.keys(descriptions)).toEqual(['cruise', 'flight', 'tour']);
    expect(owners).toMatchObject({ cruise: 'cruise', tour: 'tour-venue', venue: 'tour-venue' });
  });

  test('gives the slots of a service to the remote whose paths it shares', () => {
    const offers = offersOfSite();
    const own = { ...describeService('spa_visit'), root: 'spa' };
    const strange = { ...describeService('flight_extra'), root: 'flight' };
    offers.keep('spa', '1.0.0', { roots: ['spa'], services: [own, strange] });
    const { owners, descriptions } = offers.of([...MEMBERS, { name: 'spa', version: '1.0.0' }]);
    expect(owners).toMatchObject({ spa: 'spa', spa_visit: 'spa' });
    expect([owners.flight_extra, descriptions.flight_extra]).toEqual([undefined, undefined]);
  });

  test('has nothing of a remote that is not among them', () => {
    const { services, descriptions, owners } = offersOfSite().of(MEMBERS.slice(0, 1));
    expect([services, Object.keys(descriptions), owners]).toEqual([['flight'], ['flight'], { flight: 'flight' }]);
  });

  test('keeps the addresses of one that cannot be had, and sells nothing of it', () => {
    const offers = offersOfSite();
    const members = [{ name: 'tour-venue', version: undefined }, ...MEMBERS.slice(0, 1)];
    expect(offers.of(members)).toMatchObject({ services: ['flight'], owners: { venue: 'tour-venue' } });
    expect(offers.knows(members)).toBe(true);
    expect(offers.knows([...members, { name: 'train', version: undefined }])).toBe(false);
  });

  test('gives nobody an address or a service under the name of another', () => {
    const offers = offersOfSite();
    offers.keep('taker', '1.0.0', { roots: ['flight', 'tour'], services: [describeService('flight', 1)] });
    const { services, owners } = offers.of([...MEMBERS, { name: 'taker', version: '1.0.0' }]);
    expect(services).toEqual(['cruise', 'flight']);
    expect(owners).toMatchObject({ flight: 'flight', tour: 'tour-venue' });
  });

  test('is narrowed by an operator, in that order', () => {
    const offered = offersOfSite().of(MEMBERS);
    expect(withOnly(offered, ['tour', 'cruise', 'spaceship']).services).toEqual(['tour', 'cruise']);
    expect(withOnly(offered, undefined)).toBe(offered);
  });
});
