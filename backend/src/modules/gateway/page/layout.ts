import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { ownText, renderPage } from '../../../app/render-page.ts';
import { icon, logo } from './icons.ts';
import type { PageFacts } from './facts.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

const PAYMENT_STEP = 2;

const wrap = (...content: readonly ReactNode[]) => h('div', { className: 'wrap' }, ...content);

function header({ words }: PageFacts): ReactElement {
  return h(
    'header',
    { className: 'hd on-brand' },
    wrap(
      h('span', { className: 'logo' }, logo, 'wisata'),
      h('span', { className: 'small safe' }, icon('lock'), words.secure),
      h('span', { className: 'small nw' }, icon('phone'), '021 5084 7000'),
    ),
  );
}

function stepBar({ words }: PageFacts): ReactElement {
  const steps = words.steps.map((name, index) => {
    const isDone = index < PAYMENT_STEP;
    const isCurrent = index === PAYMENT_STEP;
    const className = isDone ? 'done' : isCurrent ? 'on' : '';
    const mark = h('i', null, isDone ? icon('check') : index + 1);
    return h('li', { className, 'aria-current': isCurrent ? 'step' : undefined }, mark, h('span', null, name));
  });
  return h('div', { className: 'bar' }, wrap(h('ol', { className: 'steps' }, ...steps)));
}

function footer({ words }: PageFacts): ReactElement {
  return h(
    'footer',
    { className: 'on-brand' },
    wrap(h('span', null, 'Wisata'), h('span', null, icon('lock'), words.cardSafe)),
  );
}

interface LayoutOptions {
  /** Lets this page's own style and script through. */
  readonly nonce: string;
  /** Keeps the page asking whether the money came. */
  readonly live: boolean;
}

/** The whole document. */
export function layout(
  facts: PageFacts,
  title: string,
  content: readonly ReactNode[],
  { nonce, live }: LayoutOptions,
): string {
  const { charge, now, words, path } = facts;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, `${title} · Wisata`),
    ownText('style', STYLE, { nonce }),
  );
  const body = h(
    'body',
    {
      'data-now': now.getTime(),
      'data-deadline': charge.deadline_at.getTime(),
      'data-day': words.day,
      'data-copied': words.copied,
      'data-status': live ? `${path}/status` : undefined,
    },
    header(facts),
    stepBar(facts),
    h('main', null, wrap(...content)),
    footer(facts),
    ownText('script', SCRIPT, { nonce }),
  );
  return renderPage(h('html', { lang: charge.locale }, head, body));
}
