import { formatCountdown } from '@wisata/kernel/dates';
import type { CardForm } from '../card.rules.ts';
import type { Charge } from '../charge.service.ts';
import { accountPanel } from './account-panel.ts';
import { cardPanel, challengePanel } from './card-panel.ts';
import type { CardProblems } from './card-panel.ts';
import { pageFacts } from './facts.ts';
import type { PageFacts } from './facts.ts';
import { icon } from './icons.ts';
import { layout } from './layout.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';
import { walletPanel } from './wallet-panel.ts';
import { orderCard, overdueTransferPanel, testPanel } from './side.ts';

const HOUR_MS = 3_600_000;

function deadlineBar({ charge, now, words, deadline }: PageFacts): Markup {
  const leftMs = Math.max(0, charge.deadline_at.getTime() - now.getTime());
  const state = leftMs > HOUR_MS ? 'calm' : leftMs < 60_000 ? 'end' : '';
  return html`<div class="dl ${state}">
    ${icon('timer')}<span class="cd num" data-countdown role="timer">${formatCountdown(leftMs, words.day)}</span>
    <p><strong>${words.payBy(deadline)}</strong>. ${words.held}</p>
  </div>`;
}

function pendingPage(facts: PageFacts, panel: Markup, nonce: string): string {
  const { charge, words } = facts;
  const { group, productName } = charge.method;
  const title = words.titles[group](productName);
  const content = html`${deadlineBar(facts)}
    <div class="cols">
      <div>
        <h1>${title} <a class="tag" href="#test">${words.test.title}</a></h1>
        <p class="lead">${words.leads[group]}</p>
        ${panel}
        <p class="small muted after">${words.help}</p>
      </div>
      <div class="stack">${orderCard(facts)}${testPanel(facts)}</div>
    </div>`;
  return layout(facts, title, content, { nonce, live: true });
}

function endedPage(facts: PageFacts, status: Exclude<Charge['status'], 'pending'>, nonce: string): string {
  const { title, text, button } = facts.words.ended[status];
  const look = status === 'paid' ? '' : status === 'failed' ? 'bad' : 'over';
  const content = html`<div class="cols">
    <section class="card end-card">
      <span class="dot ${look}">${icon(status === 'paid' ? 'check' : status === 'failed' ? 'warning' : 'timer')}</span>
      <h1>${title}</h1>
      <p>${text}</p>
      <a class="btn go" href="${facts.charge.return_path}">${button}</a>
    </section>
    <div class="stack">
      ${orderCard(facts)}${(status === 'canceled' || status === 'expired') && overdueTransferPanel(facts)}
    </div>
  </div>`;
  return layout(facts, title, content, { nonce, live: false });
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
