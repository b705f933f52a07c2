import { create, toBuffer } from 'qrcode';
import { channelsFor } from './steps.ts';
import { formatExact } from './facts.ts';
import type { PageFacts } from './facts.ts';
import { icon } from './icons.ts';
import { html, Markup } from './markup.ts';

const QUIET_ZONE = 4;

/** The code as a picture for an app on the same phone, which cannot scan its own screen. */
export const qrPng = (text: string) => toBuffer(text, { type: 'png', width: 768, margin: QUIET_ZONE });

/** One path for all modules: small, and sharp at any size. */
export function qrSvg(text: string, label: string): Markup {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return html`<svg
    viewBox="0 0 ${side} ${side}"
    width="256"
    height="256"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <path fill="#0e1a2f" d="${new Markup(path)}" />
  </svg>`;
}

function copyButton(label: string, name: string, value: string, kind: string): Markup {
  return html`<button class="btn ${kind}" type="button" data-copy="${value}" aria-label="${name}" hidden>
    ${icon('copy')}<span aria-live="polite">${label}</span>
  </button>`;
}

/** True where a code is scanned, and no number typed. */
export const paysByCode = ({ method }: PageFacts['charge']) =>
  method.group !== 'virtual-account' && method.group !== 'retail' && method.group !== 'card';

/** True where the payer's own app can be opened with the payment in it. */
export const opensAnApp = ({ method }: PageFacts['charge']) => method.group === 'e-wallet';

/** On a phone, which cannot scan its own screen, the app itself. */
function appLink({ charge, words, path }: PageFacts): Markup | false {
  return (
    opensAnApp(charge) && html`<a class="btn go app" href="${path}/app">${words.openApp(charge.method.productName)}</a>`
  );
}

function numberCell(facts: PageFacts): Markup {
  const { charge, words, account, payeeName } = facts;
  if (paysByCode(charge)) {
    return html`<div class="qr">
      ${appLink(facts)} ${qrSvg(charge.account, `${words.qrName} ${charge.number}`)}<b class="num"
        >${charge.number} · WISATA TEST</b
      >
      <a class="btn" href="/gateway/pay/${charge.token}/qr.png" download="qris-${charge.number}.png"
        >${icon('download')}${words.saveQr}</a
      >
    </div>`;
  }
  const label = charge.method.group === 'retail' ? words.codeLabel : words.accountLabel;
  return html`<div class="cell">
    <small>${label}</small>
    <div class="big num">${account}</div>
    ${copyButton(words.copy, words.copyNumber, charge.account, 'nila')}
    <p>${words.shownAs} <b>${payeeName}</b></p>
  </div>`;
}

function amountCell({ charge, words, amount, amountPlain }: PageFacts): Markup {
  const order = formatExact(charge.amount_minor - charge.fee_minor, charge.currency);
  const fee =
    charge.fee_minor > 0 && html`<p>${words.orderPlusFee(order, formatExact(charge.fee_minor, charge.currency))}</p>`;
  return html`<div class="cell">
    <small>${words.exact}</small>
    <div class="big num">${amount}</div>
    ${copyButton(words.copy, words.copyAmount, amountPlain, '')}${fee}
  </div>`;
}

function waitLine({ words }: PageFacts): Markup {
  return html`<div class="wait" role="status">
    ${icon('refresh')}<span><strong>${words.waiting}</strong> ${words.safeToClose}</span
    ><time class="num" data-checked aria-hidden="true" hidden></time>
  </div>`;
}

/** The number, the amount and the name stand out, because they are what the payer compares. */
function emphasize(step: string, facts: readonly string[]): Markup[] {
  const found = facts.find((fact) => fact !== '' && step.includes(fact));
  if (!found) return [html`${step}`];
  const at = step.indexOf(found);
  const rest = facts.filter((fact) => fact !== found);
  return [
    ...emphasize(step.slice(0, at), rest),
    html`<b class="num">${found}</b>`,
    ...emphasize(step.slice(at + found.length), rest),
  ];
}

function howToPay({ charge, words, account, amount, payeeName }: PageFacts): Markup {
  const channels = channelsFor(charge.method, { account, amount, name: payeeName }, charge.locale);
  const tabs = channels.map(({ name, steps }, index) => {
    const checked = index === 0 && html` checked`;
    const list = steps.map(
      (step, position) =>
        html`<li><i>${position + 1}</i><span>${emphasize(step, [account, amount, payeeName])}</span></li>`,
    );
    return html`<input type="radio" name="channel" id="channel-${index}" ${checked} /><label for="channel-${index}"
        >${name}</label
      >
      <ol>
        ${list}
      </ol>`;
  });
  return html`<section class="card how" aria-label="${words.how}">
    <div class="tabs" role="group" aria-label="${words.how}">${tabs}</div>
  </section>`;
}

/** Number or QR, the exact amount, the waiting line and the steps for each channel. */
export function accountPanel(facts: PageFacts): Markup {
  return html`<section class="card">${numberCell(facts)}${amountCell(facts)}${waitLine(facts)}</section>
    ${howToPay(facts)}`;
}
