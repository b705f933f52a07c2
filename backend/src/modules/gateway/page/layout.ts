import { icon, logo } from './icons.ts';
import { html, Markup } from './markup.ts';
import type { PageFacts } from './facts.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

const PAYMENT_STEP = 2;

function header({ words }: PageFacts): Markup {
  return html`<header class="hd on-brand">
    <div class="wrap">
      <span class="logo">${logo}wisata</span>
      <span class="small safe">${icon('lock')}${words.secure}</span
      ><span class="small nw">${icon('phone')}021 5084 7000</span>
    </div>
  </header>`;
}

function stepBar({ words }: PageFacts): Markup {
  const steps = words.steps.map((name, index) => {
    const done = index < PAYMENT_STEP;
    const state = done ? 'done' : index === PAYMENT_STEP ? 'on' : '';
    const current = index === PAYMENT_STEP && html` aria-current="step"`;
    return html`<li class="${state}" ${current}><i>${done ? icon('check') : index + 1}</i><span>${name}</span></li>`;
  });
  return html`<div class="bar">
    <div class="wrap">
      <ol class="steps">
        ${steps}
      </ol>
    </div>
  </div>`;
}

function footer({ words }: PageFacts): Markup {
  return html`<footer class="on-brand">
    <div class="wrap"><span>Wisata</span><span>${icon('lock')}${words.cardSafe}</span></div>
  </footer>`;
}

/** The whole document; `live` keeps it asking whether the money came. */
export function layout(
  facts: PageFacts,
  title: string,
  content: Markup,
  options: { nonce: string; live: boolean },
): string {
  const { charge, now, words, path } = facts;
  const { nonce, live } = options;
  const status = live && html` data-status="${path}/status"`;
  return html`<!doctype html>
    <html lang="${charge.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Wisata</title>
        <style nonce="${nonce}">
          ${new Markup(STYLE)}
        </style>
      </head>
      <body
        data-now="${now.getTime()}"
        data-deadline="${charge.deadline_at.getTime()}"
        data-day="${words.day}"
        data-copied="${words.copied}"
        ${status}
      >
        ${header(facts)}${stepBar(facts)}
        <main><div class="wrap">${content}</div></main>
        ${footer(facts)}
        <script nonce="${nonce}">
          ${new Markup(SCRIPT)};
        </script>
      </body>
    </html>`.text;
}
