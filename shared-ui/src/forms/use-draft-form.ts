import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type Form, type ValidationResult } from './use-form.ts';

/** One thing to fix: the field's path, and the key of what is said of it. */
interface Problem {
  readonly name: string;
  readonly key: string;
}

interface DraftFormOptions<Values, Owner> {
  /** Everything to fix; empty when the form can be sent. */
  readonly findProblems: (values: Values) => readonly Problem[];
  /** What was typed earlier, or an empty form; `isOwn` says that its owner typed it. */
  readonly readDraft: () => { readonly values: Values; readonly isOwn: boolean };
  readonly keepDraft: (values: Values) => void;
  /** Whose form it is, which may become known later. */
  readonly owner: Owner | undefined;
  /** The form with what is known of its owner. Must not change between renders. */
  readonly withOwner: (values: Values, owner: Owner) => Values;
}

/** A long form: starts from a draft, keeps it with every change, judges fields as they are left, and takes over what is known of its owner. */
export function useDraftForm<Values extends object, Owner>(
  options: DraftFormOptions<Values, Owner>,
): Form<Values, Values> {
  const { findProblems, readDraft, keepDraft, owner, withOwner } = options;

  function judge(output: Values): ValidationResult<Values> {
    const problems = findProblems(output);
    if (problems.length === 0) return { ok: true, output };
    return { ok: false, errors: Object.fromEntries(problems.map(({ name, key }) => [name, key])) };
  }

  const begin = (): Values => {
    const { values, isOwn } = readDraft();
    return owner && !isOwn ? withOwner(values, owner) : values;
  };
  const [start] = useState(begin);
  const form = useForm({ judge, start, onChange: keepDraft, judgeAgain: 'left' });
  const { fill } = form;
  const known = useRef(owner);
  const beginAgain = useEffectEvent(begin);
  useEffect(() => {
    // What a member typed goes with that member; what a guest typed goes on with whoever signs in.
    if (owner !== known.current) fill((values) => (owner && !known.current ? withOwner(values, owner) : beginAgain()));
    known.current = owner;
  }, [fill, owner, withOwner]);
  return form;
}
