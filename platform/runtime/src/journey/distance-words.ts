import type { Locale } from '@wisata/kernel/locale';

interface DistanceWords {
  readonly ask: string;
  readonly from: string;
  readonly change: string;
  readonly none: string;
  readonly noRoad: string;
  readonly line: (km: string, minutes: number, place: string) => string;
}

/** Words of distances. They come with their code, which no page waits for. */
export const DISTANCE_WORDS: Readonly<Record<Locale, DistanceWords>> = {
  en: {
    ask: 'How far from a place?',
    from: 'Distance from',
    change: 'Change place',
    none: 'Do not show',
    noRoad: 'No road leads from there to these results.',
    line: (km, minutes, place) =>
      `about ${km} km, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} by car from ${place}`,
  },
  id: {
    ask: 'Seberapa jauh dari suatu tempat?',
    from: 'Jarak dari',
    change: 'Ganti tempat',
    none: 'Jangan tampilkan',
    noRoad: 'Tidak ada jalan darat dari sana ke hasil ini.',
    line: (km, minutes, place) => `sekitar ${km} km, ${minutes} menit naik mobil dari ${place}`,
  },
};
