import { TEST_CARDS, TEST_CODE } from '../card.rules.ts';
import { formatExact } from './facts.ts';
import type { PageFacts } from './facts.ts';
import { icon } from './icons.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';

export function orderCard({ charge, words, amount }: PageFacts): Markup {
  const { currency, lines, fee_minor: feeMinor, method } = charge;
  const rows = lines.map(
    ({ title, amountMinor }) =>
      html`<div>
        <dt>${title}</dt>
        <dd class="num">${formatExact(amountMinor, currency)}</dd>
      </div>`,
  );
  const fee =
    feeMinor > 0 &&
    html`<div>
      <dt>${words.fee(method.productName)}</dt>
      <dd class="num">${formatExact(feeMinor, currency)}</dd>
    </div>`;
  return html`<section class="card pad">
    <h2>${words.order} <span class="num nw">${charge.number}</span></h2>
    <dl class="bk">
      ${rows}${fee}
      <div class="tot">
        <dt>${words.toPay}</dt>
        <dd class="num">${amount}</dd>
      </div>
    </dl>
  </section>`;
}

const groupsOfFour = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

function testCards({ words }: PageFacts): Markup {
  const rows = TEST_CARDS.map(({ number, brand, outcome }) => {
    const result = outcome === 'challenge-pass' ? words.test.passes : words.test.declines;
    return html`<tr>
      <td>${brand}</td>
      <td class="num nw">${groupsOfFour(number)}</td>
      <td>${result}</td>
    </tr>`;
  });
  return html`<p class="small">${words.test.cards}</p>
    <table>
      ${rows}
    </table>
    <p class="small">${words.test.code} <b class="num">${TEST_CODE}</b>.</p>`;
}

/** The visitor plays the payer: every outcome that a real bank could bring. */
export function testPanel(facts: PageFacts): Markup {
  const { charge, words, path, deadline } = facts;
  const { test } = words;
  const action = (name: string, label: string) =>
    html`<button class="btn w" name="action" value="${name}">${label}</button>`;
  const late = charge.pay_late_at ? html`<p class="small">${test.paysLate(deadline)}</p>` : action('late', test.late);
  return html`<section class="test" id="test" aria-labelledby="test-title">
    <h2 id="test-title">${icon('flask')}${test.title}</h2>
    <p class="small">${test.intro}</p>
    ${charge.method.group === 'card' && testCards(facts)}
    <form method="post" action="${path}/act">
      <button class="btn nila w" name="action" value="pay">${test.pay}</button
      >${action('twice', test.twice)}${action('fail', test.fail)}${late}
    </form>
  </section>`;
}

/** A bank may still send money for a number that the payer replaced or let pass. */
export function overdueTransferPanel({ words, path }: PageFacts): Markup {
  return html`<section class="test">
    <h2>${icon('flask')}${words.test.title}</h2>
    <p class="small">${words.test.intro}</p>
    <form method="post" action="${path}/act">
      <button class="btn w" name="action" value="pay">${words.test.anyway}</button>
    </form>
  </section>`;
}
