import { expect, test } from '@jest/globals';
import { POST, POST_PAGE_OF } from '@wisata/kernel/contracts/blog';
import { SLIDER } from '@wisata/kernel/contracts/content-listings';
import { LANDING, LANDING_HEAD } from '@wisata/kernel/contracts/content-landing';
import { STAY_PRODUCT } from '@wisata/kernel/contracts/content-product';
import { FAQ, PARTNERS } from '@wisata/kernel/contracts/content-texts';
import * as v from 'valibot';
import * as fixture from './content.fixture.ts';
import * as landing from './landing.fixture.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['product', STAY_PRODUCT, fixture.PRODUCT_SAMPLE],
  ['promotion', SLIDER, fixture.SLIDER_SAMPLE],
  ['post', POST, fixture.POST_SAMPLE],
  ['posts', POST_PAGE_OF, fixture.POST_PAGE_SAMPLE],
  ['partners', PARTNERS, fixture.PARTNERS_SAMPLE],
  ['routes and cities', v.array(LANDING_HEAD), landing.LANDINGS_SAMPLE],
  ['route', LANDING, landing.FLIGHT_LANDING_SAMPLE],
  ['city', LANDING, landing.HOTEL_LANDING_SAMPLE],
  ['questions', v.array(FAQ), fixture.FAQ_SAMPLE],
])('the %s that pages are tested with are whole answers of the contract', (_, contract, answer) => {
  expect(v.parse(contract, answer)).toEqual(answer);
});
