import type { Translated } from '../hotel-content.ts';

/** Guests from the country write in either language. */
export const LOCAL_REVIEWERS: readonly string[] = [
  ...['Bagus Wicaksono', 'Nurhayati', 'Marthen Rumbiak', 'Putri Ayuningtyas', 'I Made Sudarma', 'Rina Simatupang'],
  ...['Suharto', 'Dewi Kartikasari', 'Andreas Tobing', 'Siti Maemunah', 'Yohanes Lamak', 'Fitriani', 'Hendra Gunawan'],
  ...['Ratna Sari Dewanti', 'Agus Salim Lubis', 'Cokorda Istri Mirah', 'Daeng Mappuji', 'Wulan Purnamasari'],
];
export const VISITING_REVIEWERS: readonly string[] = [
  ...['Lim Wei Ling', 'Tan Kah Hoe', 'Priya Nair', 'Sarah Whitfield', 'Tom Becker', 'Mai Nguyen', 'Kenji Arita'],
];

/** What guests give points for, in the order of the page. */
export const REVIEW_TOPICS = {
  location: { en: 'Location', id: 'Lokasi' },
  staff: { en: 'Staff', id: 'Staf' },
  cleanliness: { en: 'Cleanliness', id: 'Kebersihan' },
  sleep: { en: 'Quiet', id: 'Ketenangan' },
  breakfast: { en: 'Breakfast', id: 'Sarapan' },
  wifi: { en: 'Wifi', id: 'Wifi' },
} as const satisfies Readonly<Record<string, Translated>>;
export type ReviewTopic = keyof typeof REVIEW_TOPICS;

export type Mood = 'good' | 'fair' | 'poor';

/** One sentence about one thing, in both languages: a guest wrote the one, the other is our translation. */
export interface ReviewSentence {
  readonly topic: ReviewTopic;
  readonly mood: Mood;
  readonly text: Translated;
}
