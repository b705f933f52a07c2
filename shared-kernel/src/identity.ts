import { isCalendarDate } from './dates.ts';
import type { CalendarDate } from './dates.ts';

/** An identity document: payloads carry the number, addresses and filters the slug (spec sections 3 and 5). */
export interface IdType {
  readonly value: 1 | 2 | 3;
  readonly slug: 'ktp' | 'sim' | 'passport';
  readonly label: 'KTP' | 'SIM' | 'Passport';
}

/** Documents in the order of forms; the first is the default. */
export const ID_TYPES = [
  { value: 1, slug: 'ktp', label: 'KTP' },
  { value: 2, slug: 'sim', label: 'SIM' },
  { value: 3, slug: 'passport', label: 'Passport' },
] as const satisfies readonly IdType[];

/** Phone that a booking payload carries for a traveller who is not an adult (spec section 5). */
export const PLACEHOLDER_PHONE = '0000000000';
/** E-mail that a booking payload carries for a traveller who is not an adult; its domain can receive nothing. */
export const PLACEHOLDER_EMAIL = 'noreply@example.com';

/** What is odd about a KTP number. It may be right all the same, so a page warns and never refuses. */
export type NikProblem = 'NIK_LENGTH' | 'NIK_DATE_UNREAL' | 'NIK_DATE_DIFFERS';

/** What keeps a name off a ticket (spec section 5: as on ID, without degrees or special characters). */
export type NameProblem = 'NAME_EMPTY' | 'NAME_SPECIAL_CHARACTER' | 'NAME_DEGREE';

const FEMALE_TITLES = ['MRS', 'MISS', 'MS'];
const MALE_TITLES = ['MR', 'MSTR'];
const NAME_PREFIXES = new Set(['dr', 'drs', 'dra', 'ir', 'prof', 'mr', 'mrs', 'ms', 'bpk', 'bapak', 'ibu']);
const NAME_SUFFIXES = new Set(
  'phd mba bsc msc ssi spd sag sos skom sked skep sfarm shum ssos spsi sip msi mpd mag mkom mkes mhum mpsi mars amd amdkeb'.split(
    ' ',
  ),
);

/** Reads a document type from its number (also as text) or slug in any case; undefined for anything else. */
export function parseIdType(value: unknown): IdType | undefined {
  const text = String(value).trim().toLowerCase();
  return ID_TYPES.find((type) => type.slug === text || String(type.value) === text);
}

/**
 * Checks a KTP number against what it encodes: 16 digits, the birth day at digits 7 to 12 as DDMMYY, with 40 added to
 * a woman's day. Without a title either reading of the day will do. Undefined when nothing is odd.
 */
export function nikProblem(nik: string, birthDate?: CalendarDate, title = ''): NikProblem | undefined {
  const digits = nik.replace(/[\s.-]/g, '');
  if (!/^\d{16}$/.test(digits)) return 'NIK_LENGTH';
  const encodedDay = Number(digits.slice(6, 8));
  const day = encodedDay > 40 ? encodedDay - 40 : encodedDay;
  const monthAndYear = digits.slice(8, 12);
  if (!isDayOfMonth(day, monthAndYear)) return 'NIK_DATE_UNREAL';
  if (birthDate === undefined || !isCalendarDate(birthDate)) return undefined;
  const isSameDay =
    Number(birthDate.slice(8)) === day && birthDate.slice(5, 7) + birthDate.slice(2, 4) === monthAndYear;
  return isSameDay && fitsTitle(encodedDay > 40, title) ? undefined : 'NIK_DATE_DIFFERS';
}

/** The last name of somebody who has one name only: the ticket repeats it, `SUHARTO SUHARTO`. */
export function lastNameForMononym(firstName: string): string {
  return firstName.trim().replace(/\s+/g, ' ');
}

/** What a name may be made of: a ticket prints letters only, a hotel's register also O’Neil and Anne-Marie. */
export type NameMarks = 'letters' | 'letters and marks';

const PRINTABLE: Readonly<Record<NameMarks, RegExp>> = {
  letters: /^[\p{L}\p{M} ]+$/u,
  'letters and marks': /^[\p{L}\p{M}](?:[\p{L}\p{M} ]|['’‘-](?=[\p{L}\p{M}]))*$/u,
};

/** Finds what cannot be printed in a first or last name: a degree or title, or a character that is not allowed. */
export function nameProblem(name: string, marks: NameMarks = 'letters'): NameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'NAME_EMPTY';
  const words = trimmed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length > 1 || /[.,]/.test(trimmed)) {
    const bare = words.map((word) => word.replace(/\./g, ''));
    const startsWithTitle = words.length > 1 && NAME_PREFIXES.has(bare[0] ?? '');
    const hasDegree = words.some((word, index) => isDegree(word, bare[index] ?? '', index));
    if (startsWithTitle || hasDegree) return 'NAME_DEGREE';
  }
  return PRINTABLE[marks].test(trimmed) ? undefined : 'NAME_SPECIAL_CHARACTER';
}

/** What a payload says about a child or infant instead of contact and document: the birth day as `DD-MM-YYYY` is the identity. */
export function placeholderIdentity(birthDate: CalendarDate): {
  readonly phone: string;
  readonly email: string;
  readonly idNumber: string;
} {
  const [year, month, day] = birthDate.split('-');
  return { phone: PLACEHOLDER_PHONE, email: PLACEHOLDER_EMAIL, idNumber: `${day}-${month}-${year}` };
}

function isDayOfMonth(day: number, monthAndYear: string): boolean {
  const text = `${monthAndYear.slice(0, 2)}-${String(day).padStart(2, '0')}`;
  // The century is not encoded: a leap day is real when either century has it.
  return [19, 20].some((century) => isCalendarDate(`${century}${monthAndYear.slice(2)}-${text}`));
}

function fitsTitle(isFemaleNumber: boolean, title: string): boolean {
  const upper = title.trim().toUpperCase();
  if (FEMALE_TITLES.includes(upper)) return isFemaleNumber;
  return MALE_TITLES.includes(upper) ? !isFemaleNumber : true;
}

/** `S.E.` and `Ph.D` by their dots, `skom` and `mba` by the list, both only after a name. */
function isDegree(word: string, bare: string, index: number): boolean {
  if (index === 0) return false;
  return NAME_SUFFIXES.has(bare) || /^(\p{L}{1,4}\.){2,}\p{L}{0,4}$|^(\p{L}{1,4}\.)+\p{L}{1,4}$/u.test(word);
}
