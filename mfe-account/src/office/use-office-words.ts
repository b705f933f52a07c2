import { createLazyWords } from '@wisata/runtime/lazy-words';

/** Texts of the back office, which no traveller pays for. */
export const useOfficeWords = createLazyWords(['office'], {
  en: async () => (await import('../messages/office/en.ts')).words,
  id: async () => (await import('../messages/office/id.ts')).words,
});
