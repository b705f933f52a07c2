import { expect } from 'playwright/test';
import type { Api } from './api.ts';

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
