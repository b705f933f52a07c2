import { describe, expect, test } from '@jest/globals';
import type { Money } from '@wisata/kernel/money';
import { findSeenTotal, firstPrice, nextPrice, type PriceEvent, type PriceState } from './price-state.rules.ts';

const idr = (minor: number): Money => ({ minor, currency: 'IDR' });

/** A state in short, `agreed 130 of 100`: what it is, what is known and asked for, and what the latest look said. */
function written({ kind, quoted, known, asked, isPutOff }: PriceState): string {
  const totals = kind === 'changed' ? `${known.minor} to ${asked.minor}` : known.minor;
  return `${kind === 'changed' && isPutOff ? 'put off' : kind} ${totals} of ${quoted.minor}`;
}

const state = (kind: PriceState['kind'], known: number, asked = known): PriceState => ({
  kind,
  quoted: idr(100),
  known: idr(known),
  asked: idr(asked),
  isPutOff: false,
});
const STATES = {
  quoted: state('quoted', 100),
  doubted: state('doubted', 100),
  agreed: state('agreed', 100),
  // Agreed to a total that the answer to a booking named, which no look has confirmed.
  ahead: state('agreed', 130),
  changed: state('changed', 90, 100),
  putOff: { ...state('changed', 90, 100), isPutOff: true },
  gone: state('gone', 100),
};

const EVENTS = {
  'same look': ['looked-up', idr(100)],
  'look of 90': ['looked-up', idr(90)],
  'look of 130': ['looked-up', idr(130)],
  agree: ['agree'],
  'refused at 130': ['refused', idr(130)],
  refused: ['refused'],
  sold: ['sold'],
  'put off': ['put-off'],
  'ask again': ['ask-again'],
} satisfies Record<string, readonly [PriceEvent, Money?]>;

/** What each event makes of each state; one that is left out leaves the state as it is. */
const TRANSITIONS: Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, string>>> = {
  quoted: {
    'look of 90': 'changed 100 to 90 of 90',
    'look of 130': 'changed 100 to 130 of 130',
    agree: 'agreed 100 of 100',
    sold: 'gone 100 of 100',
  },
  doubted: {
    'look of 90': 'changed 100 to 90 of 90',
    'look of 130': 'changed 100 to 130 of 130',
    agree: 'agreed 100 of 100',
    sold: 'gone 100 of 100',
  },
  agreed: {
    'look of 90': 'changed 100 to 90 of 90',
    'look of 130': 'changed 100 to 130 of 130',
    'refused at 130': 'changed 100 to 130 of 100',
    refused: 'doubted 100 of 100',
    sold: 'gone 100 of 100',
  },
  ahead: {
    'look of 90': 'changed 130 to 90 of 90',
    'look of 130': 'agreed 130 of 130',
    refused: 'doubted 130 of 100',
    sold: 'gone 130 of 100',
  },
  changed: {
    'look of 90': 'agreed 90 of 90',
    'look of 130': 'changed 90 to 130 of 130',
    agree: 'agreed 100 of 100',
    sold: 'gone 90 of 100',
    'put off': 'put off 90 to 100 of 100',
  },
  putOff: {
    'look of 90': 'agreed 90 of 90',
    'look of 130': 'changed 90 to 130 of 130',
    agree: 'agreed 100 of 100',
    sold: 'gone 90 of 100',
    'ask again': 'changed 90 to 100 of 100',
  },
  gone: {
    'look of 90': 'changed 100 to 90 of 90',
    'look of 130': 'changed 100 to 130 of 130',
    'put off': 'agreed 100 of 100',
  },
};

describe.each(Object.entries(STATES) as [keyof typeof STATES, PriceState][])('a price that is %s', (name, state) => {
  test.each(Object.entries(EVENTS) as [keyof typeof EVENTS, readonly [PriceEvent, Money?]][])(
    'after %s',
    (event, said) => {
      expect(written(nextPrice(state, ...said))).toBe(TRANSITIONS[name][event] ?? written(state));
    },
  );
});

test.each([
  ['was not seen before', undefined, 'quoted 100 of 100'],
  ['is the one that was seen', 100, 'agreed 100 of 100'],
  ['is another one', 90, 'changed 90 to 100 of 100'],
])('the first price %s', (_, seen, state) => {
  expect(written(firstPrice(idr(100), seen === undefined ? undefined : idr(seen)))).toBe(state);
});

describe('the total that was seen', () => {
  test('stands in the address in major units', () => {
    expect(findSeenTotal(new URLSearchParams('totalPrice=900000'), 'IDR')).toEqual(idr(900_000));
    expect(findSeenTotal(new URLSearchParams('totalPrice=90.5'), 'SGD')).toEqual({ minor: 9050, currency: 'SGD' });
  });

  const UNKNOWN = ['0', '-5', 'much', 'Infinity', '1e5', '0x10'].map((text) => `totalPrice=${text}`);
  test.each(['', 'totalPrice=', ...UNKNOWN])('is unknown for %p', (query) =>
    expect(findSeenTotal(new URLSearchParams(query), 'IDR')).toBeUndefined(),
  );
});
