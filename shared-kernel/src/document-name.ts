import type { Locale } from './locale.ts';

/** Odd records carry numbers. */
type Word = string | number | null | undefined;

/** Somebody's name as a booking record has it; who has one name bears it as first and last name. */
export interface RecordedName {
  readonly title?: Word;
  readonly first_name: string;
  readonly last_name?: Word;
}

const joined = (...words: readonly Word[]) => words.filter(Boolean).join(' ');

/** How somebody is addressed before their name, by the title of a record in capitals (spec section 3, Passenger types). */
const ADDRESS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { MR: 'Mr', MRS: 'Mrs', MS: 'Ms', MISS: 'Miss', DR: 'Dr', MSTR: 'Master', INF: 'Infant' },
  id: { MR: 'Tuan', MRS: 'Nyonya', MS: 'Ibu', MISS: 'Nona', DR: 'Dr.', MSTR: 'Anak', INF: 'Bayi' },
};

/** A name as people write it, without title and one name once: `Raka`. */
export function fullName({ first_name: first, last_name: last }: RecordedName): string {
  return joined(first, last === first ? '' : last);
}

/** A name as a voucher prints it, in the language of its reader: `Master Raka`, `Anak Raka`. A title that is unknown stays as it is; empty without a name. */
export function guestName(name: RecordedName, locale: Locale): string {
  const full = fullName(name);
  const title = String(name.title ?? '');
  return full && joined(ADDRESS[locale][title.toUpperCase()] ?? title, full);
}

/** A name as an airline prints it, one name twice: `LESTARI / AYU MRS`, `SUHARTO / SUHARTO MR`; empty without a name. */
export function passengerName({ title, first_name: first, last_name: last }: RecordedName): string {
  if (!first && !last) return '';
  return [last, joined(first, title)].filter(Boolean).join(' / ').toUpperCase();
}
