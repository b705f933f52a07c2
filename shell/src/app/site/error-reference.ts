import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';

/** Code for the help desk: the owner's letter and the minute of the year, `T-8841`; the time beside it does the rest. */
export function errorReference(owner: string, atMs: number): string {
  const yearStartMs = Date.UTC(new Date(atMs).getUTCFullYear(), 0, 1);
  const minute = Math.floor((atMs - yearStartMs) / 60_000);
  return `${owner.charAt(0).toUpperCase()}-${String(minute).padStart(4, '0')}`;
}

/** When it happened, as the help desk reads it: `14:12 WIB`. */
export function errorTime(atMs: number, locale: Locale): string {
  const clock = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Jakarta',
  });
  return `${clock.format(atMs)} WIB`;
}
