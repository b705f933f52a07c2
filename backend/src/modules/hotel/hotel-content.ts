import type { Locale } from '@wisata/kernel/locale';
import type { Area, City, Point } from './data/gazetteer.ts';
import type { RoomTemplate } from './data/room-types.ts';

export type Translated = Readonly<Record<Locale, string>>;

/** How to draw a picture: the media module's scene words. */
export interface Picture {
  readonly kind: string;
  readonly seed: string;
  readonly place: string;
  readonly style?: string;
  readonly outlook?: string;
  readonly description: Translated;
}

export interface RoomType extends RoomTemplate {
  /** Name as sold: type and view, `Deluxe Garden`. The same in both languages. */
  readonly title: string;
  readonly view: Translated;
  readonly size: number;
  /** Rooms of this type that the hotel gives us to sell. */
  readonly roomCount: number;
  /** Price of an ordinary night before demand and season, tax included. */
  readonly baseMinor: number;
}

export type LeadPicture = 'facade' | 'pool' | 'room' | 'view';

/** What a hotel is, apart from prices and free rooms. */
export interface Hotel extends Point {
  readonly key: string;
  readonly name: string;
  readonly chainCode: string;
  readonly chainName: string;
  readonly city: City;
  readonly area: Area;
  readonly star: number;
  readonly villa: boolean;
  readonly address: string;
  readonly phone: string;
  readonly facsimile: string;
  readonly email: string;
  readonly website: string;
  readonly facilityCodes: readonly string[];
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly facadeStyle: string;
  /** Which of its pictures stands for it in lists and comes first in its gallery. */
  readonly leadPicture: LeadPicture;
  readonly openedYear: number;
  readonly renovatedYear: number | null;
  readonly totalRooms: number;
  /** Share of the rooms that is sold on an ordinary day, 0 to 1. */
  readonly popularity: number;
  readonly rooms: readonly RoomType[];
}

const KM_PER_DEGREE = 111.32;

/** Great-circle distance is not needed at city scale: a flat projection is right to the metre here. */
export function distanceKm(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * KM_PER_DEGREE;
  const east = (to.longitude - from.longitude) * KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The point `alongKm` ahead on a compass bearing and `acrossKm` to its right. */
export function movePoint(from: Point, bearingDegrees: number, alongKm: number, acrossKm: number): Point {
  const bearing = (bearingDegrees * Math.PI) / 180;
  const north = alongKm * Math.cos(bearing) - acrossKm * Math.sin(bearing);
  const east = alongKm * Math.sin(bearing) + acrossKm * Math.cos(bearing);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: round(from.latitude + north / KM_PER_DEGREE),
    longitude: round(from.longitude + east / (KM_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180))),
  };
}

/** `650 m`, `2.4 km` and never `2.0 km`, in the words of the locale. */
export function formatDistance(km: number, locale: Locale): string {
  if (km < 0.95) return `${Math.max(50, Math.round((km * 1000) / 50) * 50)} m`;
  const text = String(km < 10 ? Math.round(km * 10) / 10 : Math.round(km));
  return `${locale === 'id' ? text.replace('.', ',') : text} km`;
}
