import { addDays, formatDate, isCalendarDate, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice, fromMajor, type Currency } from '@wisata/kernel/money';
import type { RequestAnswerPayload } from '../api/office-orders.api.ts';
import type { Line, OrderRequest } from '../api/order.schema.ts';

/** What a person types to answer a wish. */
export interface AnswerInput {
  readonly decision: 'accepted' | 'declined' | 'question';
  /** Decimal, as typed. */
  readonly refund: string;
  /** `YYYY-MM-DD`, empty or what was typed for it. */
  readonly agreedDate: string;
  readonly note: string;
}
export type AnswerField = 'refund' | 'agreedDate' | 'note';
export type AnswerProblems = Partial<Record<AnswerField, 'missing' | 'tooMuch' | 'past' | 'unreadable'>>;

export const MAX_NOTE = 2000;
/** Until banks have moved what goes back. */
const BANK_DAYS = 7;

type Order = Pick<Line, 'amount' | 'currency' | 'title' | 'user_first_name'>;

/** The answer to begin from: a yes with what the rules say, by the day that banks need, or on the day that was wished for. */
export function firstAnswer(request: OrderRequest, order: Order, locale: Locale, nowMs: number): AnswerInput {
  const amount = request.estimate?.amount ?? order.amount;
  const agreedDate = request.wanted_date ?? addDays(todayInJakarta(nowMs), BANK_DAYS);
  const input: AnswerInput = {
    decision: amount > 0 ? 'accepted' : 'declined',
    refund: request.type === 'refund' ? String(amount) : '',
    agreedDate,
    note: '',
  };
  return { ...input, note: letterOf(request, order, input, locale) };
}

const SIGNS: Readonly<Record<Currency, RegExp>> = { IDR: /^Rp\.?\s*/i, SGD: /^S\$\s*/i };
/** Digits in groups of three, parted by one kind of mark, or all together; behind dollars a mark and one or two digits are cents. */
const AMOUNTS: Readonly<Record<Currency, RegExp>> = {
  IDR: /^(?<whole>\d+|[1-9]\d{0,2}(?<mark>[.,\s])\d{3}(?:\k<mark>\d{3})*)$/,
  SGD: /^(?<whole>\d+|[1-9]\d{0,2}(?<mark>[.,\s])\d{3}(?:\k<mark>\d{3})*)(?:[.,](?<cents>\d{1,2}))?$/,
};

/** The amount that was typed in rupiah or dollars, as it is paid out; undefined for what is none, or could be read in two ways. */
export function typedAmount(text: string, currency: Currency): number | undefined {
  const found = AMOUNTS[currency].exec(text.trim().replace(SIGNS[currency], ''))?.groups;
  return found && Number(`${found['whole']!.replace(/\D/g, '')}.${found['cents'] ?? 0}`);
}

/** The day as it is written out; empty where none can be read. */
export const agreedDay = ({ agreedDate }: Pick<AnswerInput, 'agreedDate'>, locale: Locale): string =>
  isCalendarDate(agreedDate) ? formatDate(agreedDate, locale) : '';

const LETTERS: Record<Locale, Record<OrderRequest['type'], Record<'accepted' | 'declined', string>>> = {
  en: {
    refund: {
      accepted: 'Dear {name}, your order for {title} is cancelled. {amount} goes back to you by {day}.',
      declined: 'Dear {name}, by its rules nothing comes back for {title}. Your order stays as it is.',
    },
    reschedule: {
      accepted: 'Dear {name}, we have agreed {day} for {title}.',
      declined: 'Dear {name}, {title} cannot be moved to the day that you wish. Your order stays as it is.',
    },
  },
  id: {
    refund: {
      accepted: 'Yth. {name}, pesanan {title} kami batalkan. {amount} kami kembalikan paling lambat {day}.',
      declined: 'Yth. {name}, menurut ketentuannya tidak ada dana yang kembali untuk {title}. Pesanan Anda tetap.',
    },
    reschedule: {
      accepted: 'Yth. {name}, tanggal {day} untuk {title} kami setujui.',
      declined: 'Yth. {name}, {title} tidak dapat dipindah ke tanggal yang Anda minta. Pesanan Anda tetap.',
    },
  },
};

/** What is written to the traveller in their language, with the amount and the day as they are typed. */
export function letterOf(request: OrderRequest, order: Order, input: AnswerInput, locale: Locale): string {
  // Nobody can write the question beforehand.
  if (input.decision === 'question') return '';
  const amount = typedAmount(input.refund, order.currency) ?? 0;
  const words: Readonly<Record<string, string>> = {
    name: order.user_first_name,
    title: order.title,
    amount: exactPrice(fromMajor(amount, order.currency)),
    day: agreedDay(input, locale),
  };
  return LETTERS[locale][request.type][input.decision].replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}

export function checkAnswer(
  type: OrderRequest['type'],
  order: Order,
  input: AnswerInput,
  nowMs: number,
): AnswerProblems {
  const note = input.note.trim() === '' ? { note: 'missing' as const } : {};
  if (input.decision !== 'accepted') return note;
  const amount = typedAmount(input.refund, order.currency);
  const refund =
    type !== 'refund' ? undefined : !amount ? 'missing' : amount > order.amount ? ('tooMuch' as const) : undefined;
  const day = dayProblem(input.agreedDate, nowMs);
  return { ...(refund ? { refund } : {}), ...(day ? { agreedDate: day } : {}), ...note };
}

function dayProblem(day: string, nowMs: number): AnswerProblems['agreedDate'] {
  if (!isCalendarDate(day)) return day ? 'unreadable' : 'missing';
  return day <= todayInJakarta(nowMs) ? 'past' : undefined;
}

export function toPayload(
  type: OrderRequest['type'],
  { currency }: Pick<Order, 'currency'>,
  input: AnswerInput,
): RequestAnswerPayload {
  const { decision, note } = input;
  if (decision === 'question') return { status: 'question', note };
  if (decision === 'declined') return { status: 'answered', decision, note };
  const refund = type === 'refund' ? typedAmount(input.refund, currency) : null;
  return { status: 'answered', decision, note, refund, agreed_date: input.agreedDate };
}
