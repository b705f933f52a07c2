import type { AppContext } from './app-context.ts';
import { formatInstant } from './dates.ts';
import { MISSING_CALL, type Failure } from './outcome.ts';

/** Whose page speaks, and what it says of the call itself when the reason has no words in the page's language. */
export interface FailureSpeaker {
  /** Namespace of the page's messages; its `refused` has a sentence for each code that the page may meet. */
  readonly remote: string;
  readonly own?: string;
}

/**
 * The only way to show why a call failed: by its code in the page's language. The server writes English, so its own
 * words, the contract's literals among them (spec section 8), are shown on English pages alone. A code that says until
 * when has `refused.CODE_until` with `{{until}}` beside it.
 */
export function failureWords(
  { t, locale }: Pick<AppContext, 't' | 'locale'>,
  { code, message, until }: Pick<Failure, 'code' | 'message' | 'until'>,
  { remote, own }: FailureSpeaker,
): string {
  const when = until ? { context: 'until', until: formatInstant(until, locale) } : {};
  const byCode = t(`${remote}:refused.${code}`, { defaultValue: '', ...when });
  if (!byCode && code === MISSING_CALL) return t('failure.notOffered');
  const said = locale === 'en' ? message.trim() : '';
  return byCode || said || own || t('failure.unknown');
}

/** What is wrong with each field that the server has named, in the page's language. */
export function refusedFields(
  { t, locale }: Pick<AppContext, 't' | 'locale'>,
  { fields = {}, fieldCodes = {} }: Pick<Failure, 'fields' | 'fieldCodes'>,
): Readonly<Record<string, string>> {
  if (locale === 'en') return fields;
  const said = (name: string, words: string) => t(`fieldRefused.${fieldCodes[name]}`, { defaultValue: words });
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, said(name, words)]));
}
