import { useEffect } from 'react';

/** Puts a word before the document's title while a sent form has errors, so that a screen reader says it first. */
export function useErrorTitle(word: string, hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const before = document.title;
    document.title = `${word} ${before}`;
    return () => {
      if (document.title === `${word} ${before}`) document.title = before;
    };
  }, [word, hasErrors]);
}
