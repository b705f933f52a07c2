import type { ApiClient } from '@wisata/kernel/api';
import { RATES, type Rates } from '@wisata/kernel/contracts/rates';
import { readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

/** The day's rates, for reading prices in another currency. */
export function loadRates(api: ApiClient): Promise<Outcome<Rates>> {
  return api.call({ method: 'GET', path: '/api/v1/rates', operation: 'rates', read: readObject(RATES) });
}
