import { todayInJakarta } from '@wisata/kernel/dates';

/** Whether the last day of an entry has been, by the calendar of Jakarta; one without such a day stays. */
export function isOver(body: object, now: Date): boolean {
  const lastDate = 'expired_at' in body ? body.expired_at : '';
  return typeof lastDate === 'string' && lastDate !== '' && lastDate < todayInJakarta(now.getTime());
}
