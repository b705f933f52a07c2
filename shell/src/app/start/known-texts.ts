import type { i18n, TFunction } from 'i18next';

/** As many texts as an instance keeps; with more of them, prices and names for the most part, it begins anew. */
const MOST_TEXTS = 2000;

/**
 * Makes an instance keep the texts that it has looked up, until others are added: each look-up walks through all settings, and a
 * list says the same words on every card.
 */
export function keepKnownTexts(instance: i18n): void {
  const lookUp = instance.getFixedT.bind(instance);
  const texts = new Map<string, string>();
  instance.store.on('added', () => texts.clear());
  instance.getFixedT = (...scope: Parameters<typeof lookUp>) => {
    const look = lookUp(...scope);
    return Object.assign((...args: Parameters<TFunction>): string => {
      const id = JSON.stringify([scope, args]);
      const text = texts.get(id) ?? look(...args);
      if (texts.size > MOST_TEXTS) texts.clear();
      texts.set(id, text);
      return text;
    }, look);
  };
}
