import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@wisata/kernel/locale';

/** Where the texts of each language are, loaded when a page first asks. */
type WordFiles = Readonly<Record<Locale, () => Promise<object>>>;

/**
 * Gives a hook for texts that only some pages of a remote need, so that only those load them: a component that calls it suspends
 * under the nearest Suspense until the texts stand under the given names. After a failure they are asked for again.
 * @param proof Key of one of the texts, for names that have other texts before.
 */
export function createLazyWords(namespaces: readonly string[], files: WordFiles, proof?: string): () => void {
  const loads = new Map<Locale, Promise<object>>();
  const load = (locale: Locale): Promise<object> => {
    const known = loads.get(locale);
    if (known) return known;
    const words = files[locale]();
    loads.set(locale, words);
    words.catch(() => loads.delete(locale));
    return words;
  };
  return function useLateWords() {
    const { i18n } = useTranslation();
    const locale = i18n.language as Locale;
    const isThere = (namespace: string) =>
      proof === undefined
        ? i18n.hasResourceBundle(locale, namespace)
        : i18n.exists(`${namespace}:${proof}`, { lng: locale });
    if (namespaces.every(isThere)) return;
    const words = use(load(locale));
    for (const namespace of namespaces) i18n.addResourceBundle(locale, namespace, words, true, true);
  };
}
