import { isCalendarDate } from '@wisata/kernel/dates';

/** A train on a day between two stations. */
export interface JourneyKey {
  readonly number: string;
  /** The day on which the train leaves its first station. */
  readonly date: string;
  readonly origin: string;
  readonly destination: string;
}

export interface ClassKey extends JourneyKey {
  readonly classCode: string;
}

/** `T.4.20261224.GMR.SBI`. */
export const formatJourneyCode = ({ number, date, origin, destination }: JourneyKey) =>
  ['T', number, date.replaceAll('-', ''), origin, destination].join('.');

/** `T.4.20261224.GMR.SBI.EKS`. */
export const formatClassKey = (key: ClassKey) => `${formatJourneyCode(key)}.${key.classCode}`;

/** What a code means; undefined for text that is none. */
export function parseJourneyCode(text: string): JourneyKey | undefined {
  const match = /^T\.([A-Z]?\d{1,3})\.(\d{4})(\d{2})(\d{2})\.([A-Z]{2,3})\.([A-Z]{2,3})$/.exec(text);
  if (!match) return undefined;
  const [, number = '', year, month, day, origin = '', destination = ''] = match;
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? { number, date, origin, destination } : undefined;
}

/** The same for the key of a class. */
export function parseClassKey(text: string): ClassKey | undefined {
  const match = /^(.+)\.([A-Z]{3})$/.exec(text);
  const journey = match && parseJourneyCode(match[1]!);
  return journey ? { ...journey, classCode: match[2]! } : undefined;
}
