import { createLateWords } from '@wisata/runtime/late-words';

/** Texts of the back office, which no traveller pays for. */
export const useOfficeWords = createLateWords(['office'], {
  en: async () => (await import('../messages/office/en.ts')).words,
  id: async () => (await import('../messages/office/id.ts')).words,
});
