/** A phone number in two parts, digits only: `{ callingCode: '62', national: '81234567890' }`. */
export interface PhoneParts {
  readonly callingCode: string;
  /** Without the leading zero that is dialled inside a country (spec section 5). */
  readonly national: string;
}

/** Every country calling code, ITU E.164; no code is the beginning of another. */
export const CALLING_CODES: readonly string[] = (
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 ' +
  '91 92 93 94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 ' +
  '240 241 242 243 244 245 246 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 290 ' +
  '291 297 298 299 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374 375 376 377 378 380 381 382 383 385 386 ' +
  '387 389 420 421 423 500 501 502 503 504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 670 672 673 674 ' +
  '675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 850 852 853 855 856 880 886 960 961 962 963 964 ' +
  '965 966 967 968 970 971 972 973 974 975 976 977 992 993 994 995 996 998'
).split(' ');

/** The shortest national number that makes a number without `+` believable as one that begins with its calling code. */
const SHORTEST_NATIONAL = 7;

/**
 * Splits a typed or pasted number. `+62 812-…`, `0062 812…`, `62812…` and `0812…` all give the same national part; a text
 * without any code takes `defaultCode`. Never fails: what is not a digit is left out.
 */
export function splitPhone(text: string, defaultCode: string | number): PhoneParts {
  const fallback = String(defaultCode).replace(/\D/g, '');
  const typed = text.normalize('NFKC').trim();
  const digits = typed.replace(/\D/g, '');
  if (/^\(?\+/.test(typed)) return withCode(digits, fallback);
  if (digits.startsWith('00')) return withCode(digits.slice(2), fallback);
  if (digits.startsWith('0')) return { callingCode: fallback, national: stripLeadingZero(digits) };
  const code = [fallback, '62'].find((known) => known !== '' && beginsWithCode(digits, known, fallback));
  return code ? withoutCode(digits, code) : { callingCode: fallback, national: digits };
}

/** Takes the zeros away that stand before a national number, `0812` gives `812` (spec section 5). */
export function stripLeadingZero(national: string): string {
  return national.trim().replace(/^0+/, '');
}

/** Joins the parts as payloads carry them, digits only: `('62', '0812 345')` gives `62812345`; empty without a number. */
export function joinPhone(callingCode: string | number, national: string): string {
  const number = stripLeadingZero(national.replace(/\D/g, ''));
  return number === '' ? '' : `${String(callingCode).replace(/\D/g, '')}${number}`;
}

/** The number for reading, in groups: `+62 812-3456-7890`. */
export function formatPhone(callingCode: string | number, national: string): string {
  const number = stripLeadingZero(national.replace(/\D/g, ''));
  const groups = number.length > 8 ? /^(\d{3})(\d{4})(\d+)$/.exec(number) : /^(\d{4})(\d+)$/.exec(number);
  return `+${String(callingCode).replace(/\D/g, '')} ${groups ? groups.slice(1).join('-') : number}`;
}

function withCode(digits: string, fallback: string): PhoneParts {
  const code = CALLING_CODES.find((known) => digits.startsWith(known));
  return code ? withoutCode(digits, code) : { callingCode: fallback, national: stripLeadingZero(digits) };
}

function withoutCode(digits: string, code: string): PhoneParts {
  return { callingCode: code, national: stripLeadingZero(digits.slice(code.length)) };
}

/** Mobile numbers of Indonesia begin with 8, which tells a foreign form's `62812…` from a number that happens to start with 62. */
function beginsWithCode(digits: string, code: string, fallback: string): boolean {
  if (!digits.startsWith(code)) return false;
  const rest = stripLeadingZero(digits.slice(code.length));
  return rest.length >= SHORTEST_NATIONAL && (code === fallback || rest.startsWith('8'));
}
