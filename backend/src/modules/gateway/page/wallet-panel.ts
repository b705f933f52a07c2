import type { PageFacts } from './facts.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';

/** What a wallet's app asks when the payment is opened in it: who is paid how much, yes or no. */
export function walletPanel({ words, path, charge, amount, payeeName }: PageFacts): Markup {
  const { wallet } = words;
  return html`<form class="card form" method="post" action="${path}/act">
    <h2>${wallet.title(charge.method.productName)}</h2>
    <p>${wallet.lead(payeeName)}</p>
    <p class="big num">${amount}</p>
    <button class="btn go w" name="action" value="pay">${wallet.approve(amount)}</button>
    <button class="btn w" name="action" value="fail">${wallet.decline}</button>
  </form>`;
}
