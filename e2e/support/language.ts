/** Looks like the name of a message instead of the message: `hotel.list.title`, `{{count}}`. */
const UNTRANSLATED = /^[a-z][\w-]*(:[\w-]+)?(\.[a-zA-Z]\w*)+$|\{\{/;
/** Words that no Indonesian sentence has. */
const ENGLISH = /\b(the|and|your|with|for|are|you|this|not|from|please)\b/i;

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** Names of hotels, people, streets and companies are the same everywhere; sentences here have one capital, names have all. */
function isName(text: string): boolean {
  return text.split(/[^\p{L}\d]+/u).every((word) => word === '' || /^[\p{Lu}\d]/u.test(word));
}

const isAddress = (text: string) => /^\S+@\S+$/.test(text);

/** What is wrong with the texts of a page that was read in both languages. */
export function languageFindings(texts: {
  readonly en: readonly string[];
  readonly id: readonly string[];
}): readonly string[] {
  const same = texts.id.filter(
    (text) => texts.en.includes(text) && letters(text) > 12 && !isName(text) && !isAddress(text),
  );
  const english = texts.id.filter((text) => ENGLISH.test(text));
  const keys = [...texts.en, ...texts.id].filter((text) => UNTRANSLATED.test(text));
  return [
    ...same.map((text) => `same in both languages: ${text}`),
    ...english.map((text) => `English on an Indonesian page: ${text}`),
    ...keys.map((text) => `not translated: ${text}`),
  ];
}
