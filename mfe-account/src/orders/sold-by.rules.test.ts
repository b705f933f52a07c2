import { expect, test } from '@jest/globals';
import { soldByTexts } from './sold-by.rules.ts';

test.each([
  [
    { agent: 'Citra Wijaya', agent_code: 'AG-0A1B', customer_company: 'Nusantara Tours' },
    ['Nusantara Tours', 'Citra Wijaya (AG-0A1B)'],
  ],
  [{ agent: 'Citra Wijaya', agent_code: 'AG-0A1B', customer_company: null }, ['Citra Wijaya (AG-0A1B)']],
  [{ agent: null, agent_code: null, customer_company: null }, []],
  [{ hotel: 'of an older record' }, []],
  [undefined, []],
])('%j is said as %j', (detail, texts) => expect(soldByTexts({ detail })).toEqual(texts));
