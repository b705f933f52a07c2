import type { PromoSave, StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { isCalendarDate } from '@wisata/kernel/dates';
import { wallClockAt, ZONES } from '@wisata/kernel/zones';
import { typedInstant } from './content-path.rules.ts';

type Words = PromoSave['name'];

/** A code as it is typed: amounts and limits as text, where nothing means no limit. */
export interface PromoInput {
  readonly code: string;
  readonly name: Words;
  readonly description: Words;
  readonly type: string;
  readonly isFixed: boolean;
  readonly discountAmount: string;
  readonly discountPercent: string;
  readonly discountMax: string;
  readonly minOrder: string;
  /** Day and time of Jakarta, as a field for both gives them. */
  readonly startAt: string;
  readonly expiresAt: string;
  readonly maxUses: string;
  readonly periodType: '' | 'stay' | 'booking';
  /** `YYYY-MM-DD`, empty or what was typed for it. */
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly minTotalNight: string;
  /** One a line. */
  readonly regions: string;
  readonly hotels: string;
  readonly checkInDays: readonly number[];
  readonly bookingDays: readonly number[];
}

const NO_WORDS: Words = { en: '', id: '' };

/** What a new code begins from. */
export const NEW_PROMO: PromoInput = {
  code: '',
  name: NO_WORDS,
  description: NO_WORDS,
  type: 'all',
  isFixed: true,
  discountAmount: '',
  discountPercent: '',
  discountMax: '',
  minOrder: '',
  startAt: '',
  expiresAt: '',
  maxUses: '',
  periodType: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  minTotalNight: '',
  regions: '',
  hotels: '',
  checkInDays: [],
  bookingDays: [],
};

const toText = (value: number | null) => (value === null ? '' : String(value));

function toTyped(at: string | null): string {
  if (at === null) return '';
  const { date, time } = wallClockAt(Date.parse(at), ZONES.WIB);
  return `${date}T${time.slice(0, 5)}`;
}

/** The fields in which something stands that is no day. */
export const unreadableDays = (input: PromoInput) =>
  (['startDate', 'endDate'] as const).filter((name) => input[name] !== '' && !isCalendarDate(input[name]));

/** A code that stands, as its form shows it. */
export function toInput(promo: StaffPromo): PromoInput {
  return {
    code: promo.code,
    name: promo.name,
    description: promo.description,
    type: promo.type,
    isFixed: promo.is_fixed,
    discountAmount: promo.discount_amount ? toText(promo.discount_amount) : '',
    discountPercent: promo.discount_percent ? toText(promo.discount_percent) : '',
    discountMax: toText(promo.discount_max),
    minOrder: promo.min_order ? toText(promo.min_order) : '',
    startAt: toTyped(promo.start_at),
    expiresAt: toTyped(promo.expires_at),
    maxUses: toText(promo.max_uses),
    periodType: promo.period_type ?? '',
    startDate: promo.start_date ?? '',
    endDate: promo.end_date ?? '',
    startTime: promo.start_time ?? '',
    endTime: promo.end_time ?? '',
    minTotalNight: toText(promo.min_total_night),
    regions: promo.regions.join('\n'),
    hotels: promo.hotels.join('\n'),
    checkInDays: promo.check_in_days.map((day) => day % 7),
    bookingDays: promo.booking_days.map((day) => day % 7),
  };
}

/** `Rp. 1.250.000`, `1250000` and `1,250,000` are the same; nothing is null. */
function typedWhole(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/** A comma may stand for the point. */
const typedPercent = (text: string) => Number(text.trim().replace(',', '.')) || 0;
const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The instant that stood in the field, to the second, where nobody has typed another minute. */
const instantOf = (typed: string, stood: string | null) =>
  stood !== null && toTyped(stood) === typed ? stood : (typedInstant(typed) ?? null);

/** What a form says, as it is sent; `stood` is the code that it began from. */
export function toSave(input: PromoInput, stood: StaffPromo | undefined): PromoSave {
  return {
    revision: stood?.revision ?? 0,
    code: input.code,
    name: input.name,
    description: input.description,
    type: input.type,
    is_fixed: input.isFixed,
    discount_amount: (input.isFixed && typedWhole(input.discountAmount)) || 0,
    discount_percent: input.isFixed ? 0 : typedPercent(input.discountPercent),
    discount_max: input.isFixed ? null : typedWhole(input.discountMax),
    min_order: typedWhole(input.minOrder) ?? 0,
    start_at: instantOf(input.startAt, stood?.start_at ?? null),
    expires_at: instantOf(input.expiresAt, stood?.expires_at ?? null),
    max_uses: typedWhole(input.maxUses),
    period_type: input.periodType || null,
    start_date: input.startDate || null,
    end_date: input.endDate || null,
    start_time: input.startTime || null,
    end_time: input.endTime || null,
    min_total_night: typedWhole(input.minTotalNight),
    regions: toLines(input.regions),
    hotels: toLines(input.hotels),
    check_in_days: [...input.checkInDays],
    booking_days: [...input.bookingDays],
  };
}
