import { addDays, addMonths, isCalendarDate, weekdayOf, type CalendarDate } from '@wisata/kernel/dates';
import type { SaidDays } from './own-words.model.ts';

const UNITS = '(?:ADULT|CHILD|INFANT|PEOPLE|ROOM|NIGHT|DAY|WEEK|STAR)';
/** What is longer was meant otherwise. */
const MOST_NIGHTS = 60;
const YEAR = '(?:(?: ,)? (20\\d{2}))?';
const DAY_NUMBER = '(?:DATE )?(\\d{1,2})';
/** What stands between the two days of a stay or of a way and the way back. */
const UP_TO = '(?:TO|UNTIL|-|BACK|, BACK)(?: IN| ON)?';
/** The word before a weekday, unless it counts days. */
const OWN_DAY = '\\b(?:(?<!\\b\\d+ )DAY )?';
/** A number that counts nothing. */
const NO_COUNT = `(?= |$)(?! (?:- )?${UNITS})`;
const two = (text: string | number) => String(text).padStart(2, '0');

/** A day as it stands in the text; `every` where only its weekday was named, or its number in a month. */
interface Day {
  readonly date: CalendarDate;
  readonly every?: 'week' | 'month' | undefined;
}

/** The day of a month in the year that is named, else the next time that it comes. */
function dayOf(today: CalendarDate, day: string, month: string, year?: string): CalendarDate | undefined {
  const inYear = (of: string) => `${of}-${two(month)}-${two(day)}`;
  if (year) return checked(inYear(year.length === 2 ? `20${year}` : year));
  const date = inYear(today.slice(0, 4));
  return checked(date < today ? inYear(String(Number(today.slice(0, 4)) + 1)) : date);
}

/** The next time that a month has reached this day. */
function nextDayOfMonth(today: CalendarDate, day: number): CalendarDate | undefined {
  const inMonth = (months: number) => checked(`${addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 8)}${two(day)}`);
  return [inMonth(0), inMonth(1), inMonth(2)].find((date) => date !== undefined && date >= today);
}

const checked = (date: string) => (isCalendarDate(date) ? date : undefined);

/** The Monday of the week after the one of that day. */
const nextMonday = (today: CalendarDate) => addDays(today, 7 - ((weekdayOf(today) + 6) % 7));

/** The first such weekday after a day. */
const weekdayAfter = (date: CalendarDate, weekday: number) => addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);

/** Writes days that were found into the text as `D0`, `D1`. */
class DayText {
  readonly days: Day[] = [];
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  replace(pattern: string, find: (...groups: string[]) => CalendarDate | undefined, every?: Day['every']): void {
    this.text = this.text.replace(new RegExp(pattern, 'g'), (whole, ...groups: string[]) => {
      const date = find(...groups);
      if (!date) return whole;
      this.days.push({ date, every });
      return `D${this.days.length - 1}`;
    });
  }
}

/** Two days whose month or year is said once: both go to the first day, so that `M12 24 - 27 2026` begins on `24 M12 2026`. */
function writeFirstDayOut(text: string): string {
  const days = `${DAY_NUMBER} (?:-|TO|UNTIL) ${DAY_NUMBER}`;
  return text
    .replace(new RegExp(`\\b${days} (?:of )?M(\\d+)${YEAR}`, 'g'), '$1 M$3 $4 - $2 M$3 $4')
    .replace(new RegExp(`(?<!\\b\\d+ )\\bM(\\d+) ${days}${NO_COUNT}${YEAR}`, 'g'), '$2 M$1 $4 - $3')
    .replaceAll(/ +/g, ' ');
}

function markDays(text: string, today: CalendarDate): DayText {
  const marked = new DayText(writeFirstDayOut(text));
  const of = (day: string, month: string, year?: string) => dayOf(today, day, month, year);
  const inMonth = (day: string) => nextDayOfMonth(today, Number(day));
  const nextWeekday = (day: string) => addDays(nextMonday(today), (Number(day) + 6) % 7);
  marked.replace('\\b(\\d{4})-(\\d{2})-(\\d{2})\\b', (year, month, day) => of(day, month, year));
  marked.replace('\\b(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4}|\\d{2})\\b', (day, month, year) => of(day, month, year));
  marked.replace('\\b(\\d{1,2})/(\\d{1,2})\\b', (day, month) => of(day, month));
  marked.replace(`\\b${DAY_NUMBER} (?:of )?M(\\d+)${YEAR}`, (day, month, year) => of(day, month, year));
  marked.replace(`\\bM(\\d+) ${DAY_NUMBER}\\b(?! ${UNITS})${YEAR}`, (month, day, year) => of(day, month, year));
  marked.replace('\\bDATE (\\d{1,2})\\b', inMonth, 'month');
  marked.replace(`${OWN_DAY}(?:(?:NEXT WEEK|WEEK NEXT)(?: IN)?(?: DAY)?|NEXT) W(\\d)`, nextWeekday);
  marked.replace(`${OWN_DAY}W(\\d) (?:NEXT(?: WEEK)?|WEEK NEXT)`, nextWeekday);
  marked.replace(`${OWN_DAY}(?:THIS )?W(\\d)(?: THIS)?`, (day) => weekdayAfter(today, Number(day)), 'week');
  marked.replace('\\b(?:NEXT WEEKEND|WEEKEND NEXT)', () => addDays(nextMonday(today), 5));
  marked.replace('\\b(?:THIS )?WEEKEND(?: THIS)?', () => weekdayAfter(addDays(today, -1), 6));
  marked.replace('\\b(?:NEXT WEEK|WEEK NEXT)\\b', () => nextMonday(today));
  marked.replace('\\bIN (\\d+|a) (DAY|WEEK)\\b|\\b(\\d+|a) (DAY|WEEK) LATER', (count, unit, count2, unit2) =>
    addDays(today, (Number(count ?? count2) || 1) * ((unit ?? unit2) === 'WEEK' ? 7 : 1)),
  );
  marked.replace('\\b(?:TODAY|TONIGHT)', () => today);
  marked.replace('\\bTOMORROW', () => addDays(today, 1));
  marked.replace('\\bOVERMORROW', () => addDays(today, 2));
  marked.replace(`(?<=\\bD\\d+ ${UP_TO} )(\\d{1,2})${NO_COUNT}`, inMonth, 'month');
  return marked;
}

/** The second day of two, where it can be the end: what comes again is the first one after the beginning. */
function endAfter(start: CalendarDate, { date, every }: Day): CalendarDate | undefined {
  if (every === 'week') return weekdayAfter(start, weekdayOf(date));
  if (every === 'month') return nextDayOfMonth(addDays(start, 1), Number(date.slice(8)));
  return date > start ? date : undefined;
}

/** The nights of `3 NIGHT`, `4 DAY`, `2 WEEK`, taken out of the text; where nights and days are named, nights count. */
function takeNights(text: string): { readonly text: string; readonly nights?: number } {
  const counts: Partial<Record<string, number>> = {};
  const rest = text.replaceAll(/(?:FOR )?\b(\d{1,2}|an?) (NIGHT|DAY|WEEK)\b/g, (_, count: string, unit: string) => {
    counts[unit] ??= (Number(count) || 1) * (unit === 'WEEK' ? 7 : 1);
    return ',';
  });
  const nights = counts['NIGHT'] ?? counts['DAY'] ?? counts['WEEK'];
  return nights === undefined || nights > MOST_NIGHTS ? { text: rest } : { text: rest, nights };
}

/** A month of the year that is named, else the next time that it comes. */
function monthOf(today: CalendarDate, month: string, year: string | undefined): string {
  const named = `${year ?? today.slice(0, 4)}-${two(month)}`;
  return !year && named < today.slice(0, 7) ? `${Number(today.slice(0, 4)) + 1}-${two(month)}` : named;
}

/** A month without a day: `M12`, `M12 2026`, next month. */
function takeMonth(text: string, today: CalendarDate): { readonly text: string; readonly month?: string } {
  const found = /(?:IN )?(?:MONTH )?\bM(\d+)(?: (\d{4}))?|\bNEXT MONTH\b|\bMONTH NEXT\b/.exec(text);
  if (!found) return { text };
  const [whole, month, year] = found;
  return {
    text: text.replace(whole, ','),
    month: month ? monthOf(today, month, year) : addMonths(today, 1).slice(0, 7),
  };
}

/** Days of a text whose words are meanings already, and the text without them. */
export function readDays(words: string, today: CalendarDate): { readonly said: SaidDays; readonly text: string } {
  const marked = markDays(words, today);
  const dayAt = (name: string | undefined) => (name === undefined ? undefined : marked.days[Number(name)]);
  const range =
    new RegExp(`D(\\d+) ${UP_TO} D(\\d+)`).exec(marked.text) ??
    /D(\d+)(?!.* (?:TO|UNTIL|-) D\d).*?BACK (?:IN )?D(\d+)/.exec(marked.text);
  const first = dayAt(range?.[1]) ?? marked.days.find((_, at) => marked.text.includes(`D${at}`));
  const second = dayAt(range?.[2]);
  const end = first && second ? endAfter(first.date, second) : undefined;
  const lasting = takeNights(marked.text.replaceAll(/D\d+/g, ','));
  const { text, month } = first
    ? { text: lasting.text, month: undefined }
    : { month: undefined, ...takeMonth(lasting.text, today) };
  const nights = end === undefined ? lasting.nights : undefined;
  return {
    said: {
      ...(first ? { start: first.date } : {}),
      ...(end === undefined ? {} : { end }),
      ...(nights === undefined ? {} : { nights }),
      ...(month === undefined ? {} : { month }),
    },
    text,
  };
}
