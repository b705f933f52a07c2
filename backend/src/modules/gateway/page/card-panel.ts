import { createElement as h, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import type { CardField, CardForm, CardProblem } from '../card.rules.ts';
import type { PageFacts } from './facts.ts';

export type CardProblems = Partial<Record<CardField, CardProblem>>;

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly problem: string | undefined;
  /** Read out at once where the page holds nothing else that says it. */
  readonly isAlone?: boolean;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

function entry({ id, label, problem, isAlone, input }: Entry): ReactElement {
  const problemId = `${id}-problem`;
  const state = problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  return h(
    'div',
    null,
    h('label', { htmlFor: id }, label),
    h('input', { id, name: id, required: true, ...input, ...state }),
    problem && h('p', { className: 'err', id: problemId, role: isAlone ? 'alert' : undefined }, problem),
  );
}

function summary({ words }: PageFacts, problems: CardProblems): ReactNode {
  const fields = Object.entries(problems) as [CardField, CardProblem][];
  if (fields.length === 0) return false;
  const links = fields.map(([field, problem]) =>
    h('li', null, h('a', { href: `#${field}` }, words.card.problems[problem])),
  );
  return h(
    'div',
    { className: 'sum', role: 'alert', tabIndex: -1 },
    h('strong', null, words.card.summary),
    h('ol', null, ...links),
  );
}

/** The card form; card number and CVC are never put back into the page. */
export function cardPanel(facts: PageFacts, problems: CardProblems = {}, typed: Partial<CardForm> = {}): ReactElement {
  const { words, path, amount } = facts;
  const { card } = words;
  const row = (id: CardField, input: InputHTMLAttributes<HTMLInputElement>) => {
    const problem = problems[id];
    return entry({ id, label: card[id], problem: problem && card.problems[problem], input });
  };
  const { expiry = '', name = '' } = typed;
  const digits = { inputMode: 'numeric', defaultValue: '' } as const;
  return h(
    'form',
    { className: 'card form', method: 'post', action: `${path}/card`, noValidate: true },
    summary(facts, problems),
    row('number', { ...digits, autoComplete: 'cc-number', maxLength: 23 }),
    h(
      'div',
      { className: 'two' },
      row('expiry', {
        ...digits,
        defaultValue: expiry,
        autoComplete: 'cc-exp',
        maxLength: 7,
        placeholder: card.expiryHint,
      }),
      row('cvc', { ...digits, autoComplete: 'cc-csc', maxLength: 4 }),
    ),
    row('name', { defaultValue: name, autoComplete: 'cc-name', maxLength: 80 }),
    h('button', { className: 'btn go w' }, card.submit(amount)),
  );
}

/** The bank's own question, 3-D Secure. */
export function challengePanel({ words, path, charge, amount }: PageFacts, wrong: boolean): ReactElement {
  const { challenge } = words;
  return h(
    'form',
    { className: 'card form', method: 'post', action: `${path}/verify` },
    h('h2', null, challenge.title),
    h('p', null, challenge.lead(charge.card_label ?? '', amount)),
    entry({
      id: 'code',
      label: challenge.code,
      problem: wrong ? challenge.wrong : undefined,
      isAlone: true,
      input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 },
    }),
    h('button', { className: 'btn go w' }, challenge.submit),
  );
}
