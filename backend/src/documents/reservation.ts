import type { SchemaThing } from '@wisata/kernel/page-head';
import { orderUrl } from './order-url.ts';
import type { DocumentInput } from './document-input.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** A time as the clocks of its place show it, with how far they are from UTC: `2026-12-12T14:00:00+08:00`. */
export function timeOfPlace(date: string, time: string, atMs: number): string {
  const ahead = Math.round((Date.parse(`${date}T${time}:00Z`) - atMs) / 60_000);
  const away = Math.abs(ahead);
  return `${date}T${time}:00${ahead < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

/** What every reservation of an issued booking says. `number` is the supplier's own, where it has given one. */
export function reservation(input: DocumentInput, about: { type: string; number: string | undefined; name: string }) {
  const { code } = input.booking;
  return {
    '@context': 'https://schema.org',
    '@type': about.type,
    reservationNumber: about.number || code,
    reservationId: code,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: about.name },
    url: orderUrl(input),
  } satisfies SchemaThing;
}
