import { RATES } from '@wisata/kernel/contracts/rates';
import type { BackendModule } from '../../app/module.ts';
import { defineRoute } from '../../app/route.ts';
import { dayRatesOf } from './rates.ts';

const readRates = defineRoute({
  method: 'GET',
  path: '/api/v1/rates',
  isBeyondContract: true,
  access: 'public',
  summary: "The day's exchange rates, for reading prices in another currency",
  response: RATES,
  handler: (_request, context) => dayRatesOf(context)(),
});

export const ratesModule: BackendModule = { name: 'rates', routes: [readRates] };
