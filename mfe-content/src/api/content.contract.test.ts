import { expect, test } from '@jest/globals';
import { POST, POST_PAGE_OF } from '@wisata/kernel/contracts/blog';
import { SLIDER } from '@wisata/kernel/contracts/content-listings';
import { PRODUCT } from '@wisata/kernel/contracts/content-product';
import { FAQ, PARTNERS } from '@wisata/kernel/contracts/content-texts';
import * as v from 'valibot';
import * as fixture from './content.fixture.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['product', PRODUCT, fixture.PRODUCT_SAMPLE],
  ['promotion', SLIDER, fixture.SLIDER_SAMPLE],
  ['post', POST, fixture.POST_SAMPLE],
  ['posts', POST_PAGE_OF, fixture.POST_PAGE_SAMPLE],
  ['partners', PARTNERS, fixture.PARTNERS_SAMPLE],
  ['questions', v.array(FAQ), fixture.FAQ_SAMPLE],
])('the %s that pages are tested with are whole answers of the contract', (_, contract, answer) => {
  expect(v.parse(contract, answer)).toEqual(answer);
});
