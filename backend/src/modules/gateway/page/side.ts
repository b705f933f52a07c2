import { createElement as h, type ReactElement } from 'react';
import { TEST_CARDS, TEST_CODE } from '../card.rules.ts';
import { formatExact } from './facts.ts';
import type { PageFacts } from './facts.ts';
import { icon } from './icons.ts';

const row = (name: string, value: string, className?: string) =>
  h('div', { className }, h('dt', null, name), h('dd', { className: 'num' }, value));

export function orderCard({ charge, words, amount }: PageFacts): ReactElement {
  const { currency, lines, fee_minor: feeMinor, method } = charge;
  return h(
    'section',
    { className: 'card pad' },
    h('h2', null, words.order, ' ', h('span', { className: 'num nw' }, charge.number)),
    h(
      'dl',
      { className: 'bk' },
      ...lines.map(({ title, amountMinor }) => row(title, formatExact(amountMinor, currency))),
      feeMinor > 0 && row(words.fee(method.productName), formatExact(feeMinor, currency)),
      row(words.toPay, amount, 'tot'),
    ),
  );
}

const groupsOfFour = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

const small = (...text: readonly (ReactElement | string)[]) => h('p', { className: 'small' }, ...text);

function testCards({ words }: PageFacts): ReactElement[] {
  const rows = TEST_CARDS.map(({ number, brand, outcome }) =>
    h(
      'tr',
      null,
      h('td', null, brand),
      h('td', { className: 'num nw' }, groupsOfFour(number)),
      h('td', null, outcome === 'challenge-pass' ? words.test.passes : words.test.declines),
    ),
  );
  return [
    small(words.test.cards),
    h('table', null, h('tbody', null, ...rows)),
    small(words.test.code, ' ', h('b', { className: 'num' }, TEST_CODE), '.'),
  ];
}

const action = (value: string, label: string, className = 'btn w') =>
  h('button', { className, name: 'action', value }, label);

/** The visitor plays the payer: every outcome that a real bank could bring. */
export function testPanel(facts: PageFacts): ReactElement {
  const { charge, words, path, deadline } = facts;
  const { test } = words;
  return h(
    'section',
    { className: 'test', id: 'test', 'aria-labelledby': 'test-title' },
    h('h2', { id: 'test-title' }, icon('flask'), test.title),
    small(test.intro),
    ...(charge.method.group === 'card' ? testCards(facts) : []),
    h(
      'form',
      { method: 'post', action: `${path}/act` },
      action('pay', test.pay, 'btn nila w'),
      action('twice', test.twice),
      action('fail', test.fail),
      charge.pay_late_at ? small(test.paysLate(deadline)) : action('late', test.late),
    ),
  );
}

/** A bank may still send money for a number that the payer replaced or let pass. */
export function overdueTransferPanel({ words, path }: PageFacts): ReactElement {
  return h(
    'section',
    { className: 'test' },
    h('h2', null, icon('flask'), words.test.title),
    small(words.test.intro),
    h('form', { method: 'post', action: `${path}/act` }, action('pay', words.test.anyway)),
  );
}
