import { createLateWords } from '@wisata/runtime/late-words';

/** Texts of the comparison, which only its page pays for. */
export const useWaysWords = createLateWords(['ways'], {
  en: async () => (await import('../messages/ways/en.ts')).words,
  id: async () => (await import('../messages/ways/id.ts')).words,
});
