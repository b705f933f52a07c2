import { addDays, addMonths, isCalendarDate, weekdayOf, type CalendarDate } from '@wisata/kernel/dates';
import type { SaidDays } from './own-words.model.ts';

const UNITS = '(?:ADULT|CHILD|INFANT|PEOPLE|ROOM|NIGHT|DAY|WEEK|STAR)';
/** What is longer was meant otherwise. */
const MOST_NIGHTS = 60;
const two = (text: string | number) => String(text).padStart(2, '0');

/** A day as it stands in the text, and whether only its weekday was named. */
interface Day {
  readonly date: CalendarDate;
  readonly isWeekday: boolean;
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

function weekday(today: CalendarDate, name: string, isNext: boolean): CalendarDate {
  const day = Number(name.slice(1));
  return isNext ? addDays(nextMonday(today), (day + 6) % 7) : weekdayAfter(today, day);
}

/** Writes days that were found into the text as `D0`, `D1`. */
class DayText {
  readonly days: Day[] = [];
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  replace(pattern: string, find: (...groups: string[]) => CalendarDate | undefined, isWeekday = false): void {
    this.text = this.text.replace(new RegExp(pattern, 'g'), (whole, ...groups: string[]) => {
      const date = find(...groups);
      if (!date) return whole;
      this.days.push({ date, isWeekday });
      return `D${this.days.length - 1}`;
    });
  }
}

function markDays(text: string, today: CalendarDate): DayText {
  const marked = new DayText(text);
  const of = (day: string, month: string, year?: string) => dayOf(today, day, month, year);
  const rounds = new RegExp(`\\b(\\d{1,2}) (?:-|TO|UNTIL) (\\d{1,2}) M(\\d+)(?: (\\d{4}))?`, 'g');
  marked.text = text.replace(rounds, (_, first, last, month, year = '') =>
    [`${first} M${month} ${year}`.trim(), '-', `${last} M${month} ${year}`.trim()].join(' '),
  );
  marked.replace('\\b(\\d{4})-(\\d{2})-(\\d{2})\\b', (year, month, day) => of(day, month, year));
  marked.replace('\\b(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4}|\\d{2})\\b', (day, month, year) => of(day, month, year));
  marked.replace('\\b(\\d{1,2})/(\\d{1,2})\\b', (day, month) => of(day, month));
  marked.replace('\\b(?:DATE )?(\\d{1,2}) (?:of )?M(\\d+)(?: (\\d{4}))?', (day, month, year) => of(day, month, year));
  marked.replace(`\\bM(\\d+) (\\d{1,2})\\b(?! ${UNITS})(?: (\\d{4}))?`, (month, day, year) => of(day, month, year));
  marked.replace('\\bDATE (\\d{1,2})\\b', (day) => nextDayOfMonth(today, Number(day)));
  marked.replace('\\b(?:DAY )?(?:NEXT W(\\d)|W(\\d) NEXT)', (a, b) => weekday(today, `W${a ?? b}`, true));
  marked.replace('\\b(?:DAY )?(?:THIS )?W(\\d)(?: THIS)?', (day) => weekday(today, `W${day}`, false), true);
  marked.replace('\\b(?:NEXT WEEKEND|WEEKEND NEXT)', () => addDays(nextMonday(today), 5));
  marked.replace('\\b(?:THIS )?WEEKEND(?: THIS)?', () => weekdayAfter(addDays(today, -1), 6));
  marked.replace('\\b(?:NEXT WEEK|WEEK NEXT)\\b', () => nextMonday(today));
  marked.replace('\\bIN (\\d+|a) (DAY|WEEK)\\b|\\b(\\d+) (DAY|WEEK) LATER', (count, unit, count2, unit2) =>
    addDays(today, (Number(count ?? count2) || 1) * ((unit ?? unit2) === 'WEEK' ? 7 : 1)),
  );
  marked.replace('\\b(?:TODAY|TONIGHT)', () => today);
  marked.replace('\\bTOMORROW', () => addDays(today, 1));
  marked.replace('\\bOVERMORROW', () => addDays(today, 2));
  return marked;
}

/** The second day of two, where it can be the end: a weekday is the first one after the beginning. */
function endAfter(start: CalendarDate, { date, isWeekday }: Day): CalendarDate | undefined {
  if (isWeekday) return weekdayAfter(start, weekdayOf(date));
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
    /D(\d+) (?:TO|UNTIL|-|BACK|, BACK)(?: IN| ON)? D(\d+)/.exec(marked.text) ??
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
