import { createLazyWords } from '@wisata/runtime/lazy-words';

/** Texts of trips, which only those pay for who look at one. */
export const useTripWords = createLazyWords(['trips'], {
  en: async () => (await import('../messages/trip/en.ts')).words,
  id: async () => (await import('../messages/trip/id.ts')).words,
});
