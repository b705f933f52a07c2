import * as contract from '@wisata/kernel/contracts/content-landing';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';
import { PRODUCT } from './content.schema.ts';

export const LANDING_HEAD = readerOf(contract.LANDING_HEAD, ['slug', 'kind', 'to', 'image'], {
  from: null,
  imageAlt: '',
});
export type LandingHeadRecord = v.InferOutput<typeof LANDING_HEAD>;

const CITY = v.object({ ...contract.LANDING_CITY.entries, stays: v.array(PRODUCT) });

export const LANDING = v.object({
  ...LANDING_HEAD.entries,
  route: v.nullable(contract.LANDING_ROUTE),
  city: v.nullable(CITY),
  places: v.fallback(v.nullish(contract.LANDING_PLACES), null),
});
