import { formatCountdown } from '@wisata/kernel/dates';
import { createElement as h, type ReactElement } from 'react';
import type { CardForm } from '../card.rules.ts';
import type { Charge } from '../charge.service.ts';
import { accountPanel } from './account-panel.ts';
import { cardPanel, challengePanel } from './card-panel.ts';
import type { CardProblems } from './card-panel.ts';
import { pageFacts } from './facts.ts';
import type { PageFacts } from './facts.ts';
import { icon } from './icons.ts';
import { layout } from './layout.ts';
import { walletPanel } from './wallet-panel.ts';
import { orderCard, overdueTransferPanel, testPanel } from './side.ts';

const HOUR_MS = 3_600_000;

function deadlineBar({ charge, now, words, deadline }: PageFacts): ReactElement {
  const leftMs = Math.max(0, charge.deadline_at.getTime() - now.getTime());
  const state = leftMs > HOUR_MS ? 'calm' : leftMs < 60_000 ? 'end' : '';
  const countdown = { className: 'cd num', 'data-countdown': '', role: 'timer' };
  return h(
    'div',
    { className: `dl ${state}` },
    icon('timer'),
    h('span', countdown, formatCountdown(leftMs, words.day)),
    h('p', null, h('strong', null, words.payBy(deadline)), '. ', words.held),
  );
}

function pendingPage(facts: PageFacts, panel: ReactElement, nonce: string): string {
  const { charge, words } = facts;
  const { group, productName } = charge.method;
  const title = words.titles[group](productName);
  const content = [
    deadlineBar(facts),
    h(
      'div',
      { className: 'cols' },
      h(
        'div',
        null,
        h('h1', null, title, ' ', h('a', { className: 'tag', href: '#test' }, words.test.title)),
        h('p', { className: 'lead' }, words.leads[group]),
        panel,
        h('p', { className: 'small muted after' }, words.help),
      ),
      h('div', { className: 'stack' }, orderCard(facts), testPanel(facts)),
    ),
  ];
  return layout(facts, title, content, { nonce, live: true });
}

const END_MARKS = {
  paid: { look: '', name: 'check' },
  failed: { look: 'bad', name: 'warning' },
  expired: { look: 'over', name: 'timer' },
  canceled: { look: 'over', name: 'timer' },
} as const;

function endedPage(facts: PageFacts, status: Exclude<Charge['status'], 'pending'>, nonce: string): string {
  const { title, text, button } = facts.words.ended[status];
  const { look, name } = END_MARKS[status];
  const mayStillBePaid = status === 'canceled' || status === 'expired';
  const content = h(
    'div',
    { className: 'cols' },
    h(
      'section',
      { className: 'card end-card' },
      h('span', { className: `dot ${look}` }, icon(name)),
      h('h1', null, title),
      h('p', null, text),
      h('a', { className: 'btn go', href: facts.charge.return_path }, button),
    ),
    h('div', { className: 'stack' }, orderCard(facts), mayStillBePaid && overdueTransferPanel(facts)),
  );
  return layout(facts, title, [content], { nonce, live: false });
}

/** The page of one charge as it is now. */
export function payPage(charge: Charge, now: Date, nonce: string): string {
  const facts = pageFacts(charge, now);
  if (charge.status !== 'pending') return endedPage(facts, charge.status, nonce);
  return pendingPage(facts, charge.method.group === 'card' ? cardPanel(facts) : accountPanel(facts), nonce);
}

export function cardPage(charge: Charge, now: Date, nonce: string, problems: CardProblems, typed: CardForm): string {
  const facts = pageFacts(charge, now);
  return pendingPage(facts, cardPanel(facts, problems, typed), nonce);
}

/** The wallet's screen that the link to its app leads to. */
export function walletPage(charge: Charge, now: Date, nonce: string): string {
  const facts = pageFacts(charge, now);
  return pendingPage(facts, walletPanel(facts), nonce);
}

export function challengePage(charge: Charge, now: Date, nonce: string, wrong: boolean): string {
  const facts = pageFacts(charge, now);
  return pendingPage(facts, challengePanel(facts, wrong), nonce);
}
