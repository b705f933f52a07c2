import { printedName, type PersonForm } from './contact-form.ts';

/** Odd records carry numbers. */
type Word = string | number | null | undefined;

/** Somebody's name as a booking record has it; who has one name bears it as first and last name. */
export interface RecordedName {
  readonly title?: Word;
  readonly first_name: string;
  readonly last_name?: Word;
}

const joined = (...words: readonly Word[]) => words.filter(Boolean).join(' ');

/** A name as a hotel's voucher prints it, one name once: `MSTR Raka`. */
export function guestName({ title, first_name: first, last_name: last }: RecordedName): string {
  return joined(title, first, last === first ? '' : last);
}

/** Somebody typed as a hotel's voucher will print them; empty without a name. */
export function voucherName(person: PersonForm): string {
  const { first, last } = printedName(person);
  return first || last ? guestName({ title: person.title, first_name: first, last_name: last }) : '';
}

/** A name as an airline prints it, one name twice: `LESTARI / AYU MRS`, `SUHARTO / SUHARTO MR`; empty without a name. */
export function passengerName({ title, first_name: first, last_name: last }: RecordedName): string {
  if (!first && !last) return '';
  return [last, joined(first, title)].filter(Boolean).join(' / ').toUpperCase();
}
