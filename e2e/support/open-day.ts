import { randomInt } from 'node:crypto';
import { expect } from 'playwright/test';
import type { Api } from './api.ts';
import { inDays } from './bookings.ts';

interface VisitCards {
  readonly data: readonly { readonly uniqueId: string; readonly nextDates: readonly string[] }[];
}

/** The last of the free days that the list names for a tour or venue and a party: some weekdays rest and some days are full. */
export async function openDay(api: Api, service: 'tour' | 'venue', uniqueId: string, party: number): Promise<string> {
  const asked = { location: '', participants: party, page: 1, limit: 100 };
  const { data } = await api.post<VisitCards>(`/api/v1/${service}/availability`, asked);
  const day = data.find((card) => card.uniqueId === uniqueId)?.nextDates.at(-1);
  expect(day, `${uniqueId} is free on some day`).toBeDefined();
  return day!;
}

/** A train trip by its stations; `nights` until the way back, for one that has one. */
interface TrainTrip {
  readonly origin: string;
  readonly destination: string;
  readonly adult: number;
  readonly nights?: number;
}

interface DayPrice {
  readonly date: string;
  readonly lowest: number | null;
}

/** Any day of the sale on which the party has seats, on its way back too: trains before a feast are full, and later ones are not sold yet. */
export async function openTrainDays(api: Api, { origin, destination, adult, nights = 0 }: TrainTrip) {
  async function daysOf(from: string, to: string, first: number): Promise<readonly DayPrice[]> {
    const span = { from: inDays(first), to: inDays(first + 30), adult: String(adult), infant: '0' };
    return api.get(`/api/v1/train/price-calendar?${new URLSearchParams({ origin: from, destination: to, ...span })}`);
  }
  const there = await daysOf(origin, destination, 10);
  const back = await daysOf(destination, origin, 10 + nights);
  const open = there.flatMap(({ date, lowest }, at) =>
    lowest !== null && back[at]!.lowest !== null ? [{ departDate: date, returnDate: back[at]!.date }] : [],
  );
  expect(open, `trains from ${origin} to ${destination} have seats`).not.toEqual([]);
  return open[randomInt(open.length)]!;
}
