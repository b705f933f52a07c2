import type { TransportMode } from '@wisata/kernel/contracts/transport-terms';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Hours of a driver that a day includes. */
export const DRIVER_HOURS = 12;
/** Lateness that costs nothing. */
const GRACE = 30;
/** Ten extra hours cost as much as a day. */
const HOURS_LIKE_A_DAY = 10;
const NIGHT_FROM = '22:00';
const NIGHT_UNTIL = '05:00';

/** What is charged of a hire: whole days, and hours beyond them. */
export interface HireTime {
  readonly days: number;
  readonly extraHours: number;
}

const hoursOf = (minutes: number) => Math.ceil(Math.max(0, minutes) / HOUR);

function driverTimeOf(minutes: number): HireTime {
  const days = Math.max(1, Math.ceil((minutes - GRACE) / DAY));
  const lastDay = minutes - (days - 1) * DAY;
  return { days, extraHours: Math.min(HOURS_LIKE_A_DAY, hoursOf(lastDay - DRIVER_HOURS * HOUR)) };
}

function rentalTimeOf(minutes: number): HireTime {
  const whole = Math.floor(minutes / DAY);
  const rest = minutes - whole * DAY;
  if (rest <= GRACE && whole > 0) return { days: whole, extraHours: 0 };
  const extraHours = hoursOf(rest);
  const isLikeADay = whole === 0 || extraHours >= HOURS_LIKE_A_DAY;
  return isLikeADay ? { days: whole + 1, extraHours: 0 } : { days: whole, extraHours };
}

/** The days and hours of a hire; a transfer has neither. */
export function hireTimeOf(mode: TransportMode, minutes: number): HireTime {
  if (mode === 'transfer') return { days: 0, extraHours: 0 };
  return mode === 'with-driver' ? driverTimeOf(minutes) : rentalTimeOf(minutes);
}

/** Whether a time is one at which somebody has to come by night. */
export const isNight = (time: string) => time >= NIGHT_FROM || time < NIGHT_UNTIL;
