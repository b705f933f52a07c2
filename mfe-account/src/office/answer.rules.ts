import { addDays, formatDate, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import type { RequestAnswerPayload } from '../api/office-orders.api.ts';
import type { Line, OrderRequest } from '../api/order.schema.ts';

/** What a person types to answer a wish. */
export interface AnswerInput {
  readonly decision: 'accepted' | 'declined' | 'question';
  /** Decimal, as typed. */
  readonly refund: string;
  readonly agreedDate: string;
  readonly note: string;
}
export type AnswerField = 'refund' | 'agreedDate' | 'note';
export type AnswerProblems = Partial<Record<AnswerField, 'missing' | 'tooMuch' | 'past'>>;

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

/** The amount that was typed in rupiah or dollars; undefined for what is none. */
export function typedAmount(text: string): number | undefined {
  const amount = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}

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
  const amount = typedAmount(input.refund) ?? 0;
  const words: Readonly<Record<string, string>> = {
    name: order.user_first_name,
    title: order.title,
    amount: exactPrice(fromMajor(amount, order.currency)),
    day: input.agreedDate && formatDate(input.agreedDate, locale),
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
  const amount = typedAmount(input.refund);
  const refund =
    type !== 'refund' ? undefined : !amount ? 'missing' : amount > order.amount ? ('tooMuch' as const) : undefined;
  const day =
    input.agreedDate === '' ? 'missing' : input.agreedDate <= todayInJakarta(nowMs) ? ('past' as const) : undefined;
  return { ...(refund ? { refund } : {}), ...(day ? { agreedDate: day } : {}), ...note };
}

export function toPayload(type: OrderRequest['type'], input: AnswerInput): RequestAnswerPayload {
  const { decision, note } = input;
  if (decision === 'question') return { status: 'question', note };
  if (decision === 'declined') return { status: 'answered', decision, note };
  const refund = type === 'refund' ? typedAmount(input.refund) : null;
  return { status: 'answered', decision, note, refund, agreed_date: input.agreedDate };
}
