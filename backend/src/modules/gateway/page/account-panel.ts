import { create, toBuffer } from 'qrcode';
import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react';
import { channelsFor } from './steps.ts';
import { formatExact } from './facts.ts';
import type { PageFacts } from './facts.ts';
import { icon } from './icons.ts';

const QUIET_ZONE = 4;

/** The code as a picture for an app on the same phone, which cannot scan its own screen. */
export const qrPng = (text: string) => toBuffer(text, { type: 'png', width: 768, margin: QUIET_ZONE });

/** One path for all modules: small, and sharp at any size. */
export function qrSvg(text: string, label: string): ReactElement {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
    }
  }
  const size = { viewBox: `0 0 ${side} ${side}`, width: 256, height: 256, shapeRendering: 'crispEdges' };
  return h('svg', { ...size, role: 'img', 'aria-label': label }, h('path', { fill: '#0e1a2f', d: path }));
}

function copyButton(label: string, name: string, value: string, kind = ''): ReactElement {
  return h(
    'button',
    { className: `btn ${kind}`, type: 'button', 'data-copy': value, 'aria-label': name, hidden: true },
    icon('copy'),
    h('span', { 'aria-live': 'polite' }, label),
  );
}

/** True where a code is scanned, and no number typed. */
export const paysByCode = ({ method }: PageFacts['charge']) =>
  method.group !== 'virtual-account' && method.group !== 'retail' && method.group !== 'card';

/** True where the payer's own app can be opened with the payment in it. */
export const opensAnApp = ({ method }: PageFacts['charge']) => method.group === 'e-wallet';

function codeCell({ charge, words, path }: PageFacts): ReactElement {
  const { number, token, method, account } = charge;
  return h(
    'div',
    { className: 'qr' },
    // On a phone, which cannot scan its own screen, the app itself.
    opensAnApp(charge) && h('a', { className: 'btn go app', href: `${path}/app` }, words.openApp(method.productName)),
    qrSvg(account, `${words.qrName} ${number}`),
    h('b', { className: 'num' }, `${number} · WISATA TEST`),
    h(
      'a',
      { className: 'btn', href: `/gateway/pay/${token}/qr.png`, download: `qris-${number}.png` },
      icon('download'),
      words.saveQr,
    ),
  );
}

function numberCell({ charge, words, account, payeeName }: PageFacts): ReactElement {
  return h(
    'div',
    { className: 'cell' },
    h('small', null, charge.method.group === 'retail' ? words.codeLabel : words.accountLabel),
    h('div', { className: 'big num' }, account),
    copyButton(words.copy, words.copyNumber, charge.account, 'nila'),
    h('p', null, words.shownAs, ' ', h('b', null, payeeName)),
  );
}

function amountCell({ charge, words, amount, amountPlain }: PageFacts): ReactElement {
  const { fee_minor: feeMinor, amount_minor: amountMinor, currency } = charge;
  const order = formatExact(amountMinor - feeMinor, currency);
  return h(
    'div',
    { className: 'cell' },
    h('small', null, words.exact),
    h('div', { className: 'big num' }, amount),
    copyButton(words.copy, words.copyAmount, amountPlain),
    feeMinor > 0 && h('p', null, words.orderPlusFee(order, formatExact(feeMinor, currency))),
  );
}

function waitLine({ words }: PageFacts): ReactElement {
  return h(
    'div',
    { className: 'wait', role: 'status' },
    icon('refresh'),
    h('span', null, h('strong', null, words.waiting), ' ', words.safeToClose),
    h('time', { className: 'num', 'data-checked': '', 'aria-hidden': true, hidden: true }),
  );
}

/** The number, the amount and the name stand out, because they are what the payer compares. */
function emphasize(step: string, facts: readonly string[]): ReactNode[] {
  const found = facts.find((fact) => fact !== '' && step.includes(fact));
  if (!found) return [step];
  const at = step.indexOf(found);
  const rest = facts.filter((fact) => fact !== found);
  return [
    ...emphasize(step.slice(0, at), rest),
    h('b', { className: 'num' }, found),
    ...emphasize(step.slice(at + found.length), rest),
  ];
}

function howToPay({ charge, words, account, amount, payeeName }: PageFacts): ReactElement {
  const channels = channelsFor(charge.method, { account, amount, name: payeeName }, charge.locale);
  const tabs = channels.flatMap(({ name, steps }, index) => {
    const id = `channel-${index}`;
    const list = steps.map((step, position) =>
      h('li', null, h('i', null, position + 1), h('span', null, ...emphasize(step, [account, amount, payeeName]))),
    );
    return [
      h('input', { type: 'radio', name: 'channel', id, defaultChecked: index === 0 }),
      h('label', { htmlFor: id }, name),
      h('ol', null, ...list),
    ];
  });
  return h(
    'section',
    { className: 'card how', 'aria-label': words.how },
    h('div', { className: 'tabs', role: 'group', 'aria-label': words.how }, ...tabs),
  );
}

/** Number or QR, the exact amount, the waiting line and the steps for each channel. */
export function accountPanel(facts: PageFacts): ReactElement {
  const cell = paysByCode(facts.charge) ? codeCell(facts) : numberCell(facts);
  return h(
    Fragment,
    null,
    h('section', { className: 'card' }, cell, amountCell(facts), waitLine(facts)),
    howToPay(facts),
  );
}
