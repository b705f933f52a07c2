import { createLazyWords } from '@wisata/runtime/lazy-words';

/** Texts of the comparison, which only its page pays for. */
export const useWaysWords = createLazyWords(['ways'], {
  en: async () => (await import('../messages/ways/en.ts')).words,
  id: async () => (await import('../messages/ways/id.ts')).words,
});
