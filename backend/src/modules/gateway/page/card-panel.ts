import type { CardField, CardForm, CardProblem } from '../card.rules.ts';
import type { PageFacts } from './facts.ts';
import { html, Markup } from './markup.ts';

export type CardProblems = Partial<Record<CardField, CardProblem>>;

interface Entry {
  readonly field: CardField;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly attributes: string;
}

function entry({ words }: PageFacts, { field, label, value, hint, attributes }: Entry, problems: CardProblems): Markup {
  const problem = problems[field];
  const state = problem && html` aria-invalid="true" aria-describedby="${field}-problem"`;
  const message = problem && html`<p class="err" id="${field}-problem">${words.card.problems[problem]}</p>`;
  const placeholder = hint && html` placeholder="${hint}"`;
  return html`<div>
    <label for="${field}">${label}</label
    ><input
      id="${field}"
      name="${field}"
      value="${value}"
      required
      ${new Markup(attributes)}${placeholder}${state}
    />${message}
  </div>`;
}

function summary({ words }: PageFacts, problems: CardProblems): Markup | false {
  const fields = Object.entries(problems) as [CardField, CardProblem][];
  if (fields.length === 0) return false;
  const links = fields.map(
    ([field, problem]) => html`<li><a href="#${field}">${words.card.problems[problem]}</a></li>`,
  );
  return html`<div class="sum" role="alert" tabindex="-1">
    <strong>${words.card.summary}</strong>
    <ol>
      ${links}
    </ol>
  </div>`;
}

/** The card form; card number and CVC are never put back into the page. */
export function cardPanel(facts: PageFacts, problems: CardProblems = {}, typed: Partial<CardForm> = {}): Markup {
  const { words, path, amount } = facts;
  const { card } = words;
  const row = (field: CardField, label: string, value: string, attributes: string, hint?: string) =>
    entry(facts, { field, label, value, attributes, hint }, problems);
  return html`<form class="card form" method="post" action="${path}/card" novalidate>
    ${summary(facts, problems)}
    ${row('number', card.number, '', 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}
    <div class="two">
      ${row('expiry', card.expiry, typed.expiry ?? '', 'inputmode="numeric" autocomplete="cc-exp" maxlength="7"', card.expiryHint)}
      ${row('cvc', card.cvc, '', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}
    </div>
    ${row('name', card.name, typed.name ?? '', 'autocomplete="cc-name" maxlength="80"')}
    <button class="btn go w">${card.submit(amount)}</button>
  </form>`;
}

/** The bank's own question, 3-D Secure. */
export function challengePanel(facts: PageFacts, wrong: boolean): Markup {
  const { words, path, charge, amount } = facts;
  const { challenge } = words;
  const state = wrong && html` aria-invalid="true" aria-describedby="code-problem"`;
  const message = wrong && html`<p class="err" id="code-problem" role="alert">${challenge.wrong}</p>`;
  return html`<form class="card form" method="post" action="${path}/verify">
    <h2>${challenge.title}</h2>
    <p>${challenge.lead(charge.card_label ?? '', amount)}</p>
    <div>
      <label for="code">${challenge.code}</label
      ><input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="6"
        required${state}
      />${message}
    </div>
    <button class="btn go w">${challenge.submit}</button>
  </form>`;
}
