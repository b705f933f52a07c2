import type { Failure } from '@wisata/kernel/outcome';
import type { RegistryNote } from './registry-words.ts';
import type { MessageKey, Words } from './words.ts';
import { useWords } from './words.ts';

/** A note with what a program says in English: a screen reader reads each in its own language. */
export function NoteText({ text, said }: RegistryNote) {
  if (said === undefined) return text;
  return (
    <>
      {text} <span lang="en">{said}</span>
    </>
  );
}

type RefusalKey = Extract<MessageKey, `refused.${string}`>;

/** Codes that stand for several refusals: which one it is only the registry's own words say. */
const TELL_MORE: readonly string[] = [
  'OPS_BAD_REQUEST',
  'OPS_FAILED',
  'OPS_FORBIDDEN',
  'OPS_INVALID',
  'RELEASE_ANSWERED',
  'RELEASE_ASKED',
  'RELEASE_EXPIRED',
  'RELEASE_GATES',
  'RELEASE_PAST',
  'RELEASE_UNKNOWN_SLOT',
];

/** What a refusal is about, as far as the page knows it. */
export interface RefusalFacts {
  readonly name?: string | undefined;
  readonly revision?: number;
  /** Who had asked for what is being answered. */
  readonly actor?: string;
}

/** A refusal by its code; one that has no message is left in the registry's own words. */
export function describeRefusal({ t }: Words, { code, message }: Failure, facts: RefusalFacts = {}): RegistryNote {
  const context = facts.actor !== undefined && code === 'RELEASE_STALE' ? '_asked' : '';
  const key = `refused.${code}${context}` as RefusalKey;
  const text = t(key, { ...facts, defaultValue: '' });
  return text !== '' && !TELL_MORE.includes(code) ? { text } : { text, said: message };
}

/** Why something was not done, in the language of the page as far as it goes. */
export function RefusalText({ failure, ...facts }: RefusalFacts & { readonly failure: Failure }) {
  return <NoteText {...describeRefusal(useWords(), failure, facts)} />;
}
