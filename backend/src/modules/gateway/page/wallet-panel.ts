import { createElement as h, type ReactElement } from 'react';
import type { PageFacts } from './facts.ts';

/** What a wallet's app asks when the payment is opened in it: who is paid how much, yes or no. */
export function walletPanel({ words, path, charge, amount, payeeName }: PageFacts): ReactElement {
  const { wallet } = words;
  return h(
    'form',
    { className: 'card form', method: 'post', action: `${path}/act` },
    h('h2', null, wallet.title(charge.method.productName)),
    h('p', null, wallet.lead(payeeName)),
    h('p', { className: 'big num' }, amount),
    h('button', { className: 'btn go w', name: 'action', value: 'pay' }, wallet.approve(amount)),
    h('button', { className: 'btn w', name: 'action', value: 'fail' }, wallet.decline),
  );
}
