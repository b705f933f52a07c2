export type CardOutcome = 'challenge-pass' | 'challenge-decline';

/** The only cards this gateway knows; any other number is refused before anything happens. */
export const TEST_CARDS: readonly { number: string; brand: string; outcome: CardOutcome }[] = [
  { number: '4811111111111114', brand: 'Visa', outcome: 'challenge-pass' },
  { number: '5211111111111117', brand: 'Mastercard', outcome: 'challenge-pass' },
  { number: '3528203324564357', brand: 'JCB', outcome: 'challenge-pass' },
  { number: '4911111111111113', brand: 'Visa', outcome: 'challenge-decline' },
];

export const TEST_CODE = '112233';

export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardField = keyof CardForm;
export type CardProblem = 'number' | 'number-unknown' | 'expiry' | 'expiry-past' | 'cvc' | 'name';

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const digit = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits.length >= 12 && digits.length <= 19 && sum % 10 === 0;
}

/** Brand and last four digits: all that is kept of a card. */
export const cardLabel = (card: { brand: string; number: string }) => `${card.brand} ${card.number.slice(-4)}`;

/** Whether the bank behind this card says no although the code was right. */
export const isDeclined = (label: string) =>
  TEST_CARDS.some((card) => card.outcome === 'challenge-decline' && cardLabel(card) === label);

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

export function findTestCard(number: string) {
  return TEST_CARDS.find((card) => card.number === digitsOf(number));
}

function expiryProblem(expiry: string, now: Date): CardProblem | undefined {
  const parts = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  if (!parts) return 'expiry';
  // A card is good through the last day of its month.
  return Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1) <= now.getTime() ? 'expiry-past' : undefined;
}

/** Problems by field; empty when the form can go to the bank. */
export function cardProblems(form: CardForm, now: Date): Partial<Record<CardField, CardProblem>> {
  const problems: Partial<Record<CardField, CardProblem>> = {};
  const number = digitsOf(form.number);
  if (!/^\d+$/.test(number) || !passesLuhn(number)) problems.number = 'number';
  else if (!findTestCard(number)) problems.number = 'number-unknown';
  const expiry = expiryProblem(form.expiry, now);
  if (expiry) problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(form.cvc.trim())) problems.cvc = 'cvc';
  if (form.name.trim().length < 2) problems.name = 'name';
  return problems;
}
