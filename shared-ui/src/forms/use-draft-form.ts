import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { withChanges } from './form-path.ts';
import { useForm, type Form, type ValidationResult } from './use-form.ts';

/** One thing to fix: the field's path, and the key of what is said of it. */
interface Problem {
  readonly name: string;
  readonly key: string;
}

interface DraftFormOptions<Values, Owner> {
  /** Everything to fix; empty when the form can be sent. */
  readonly findProblems: (values: Values) => readonly Problem[];
  readonly empty: () => Values;
  /** What was typed earlier, or an empty form; `isOwn` says that its owner typed it. */
  readonly readDraft: () => { readonly values: Values; readonly isOwn: boolean };
  readonly keepDraft: (values: Values) => void;
  /** Whose form it is, which may become known later. */
  readonly owner: Owner | undefined;
  /** The form with what is known of its owner. Must not change between renders. */
  readonly withOwner: (values: Values, owner: Owner) => Values;
}

/**
 * A long form: starts from a draft, keeps it with every change, judges fields as they are left, and takes over what is known of
 * its owner. A form that the server has drawn starts empty; the draft is filled in when the browser has taken it over, except into
 * fields that were typed into meanwhile.
 */
export function useDraftForm<Values extends object, Owner>(
  options: DraftFormOptions<Values, Owner>,
): Form<Values, Values> {
  const { findProblems, empty, readDraft, keepDraft, owner, withOwner } = options;
  const isInBrowser = useHydrated();
  const [isServed] = useState(!isInBrowser);
  const hasDraft = useRef(isInBrowser);

  function judge(output: Values): ValidationResult<Values> {
    const problems = findProblems(output);
    if (problems.length === 0) return { ok: true, output };
    return { ok: false, errors: Object.fromEntries(problems.map(({ name, key }) => [name, key])) };
  }

  const begin = (): Values => {
    const { values, isOwn } = readDraft();
    return owner && !isOwn ? withOwner(values, owner) : values;
  };
  const beginServed = () => (owner ? withOwner(empty(), owner) : empty());
  const [start] = useState(isServed ? beginServed : begin);
  function keep(values: Values): void {
    if (hasDraft.current) keepDraft(values);
  }
  const form = useForm({ judge, start, onChange: keep, judgeAgain: 'left' });
  const { fill } = form;
  const takeDraft = useEffectEvent(() => {
    if (hasDraft.current) return;
    hasDraft.current = true;
    fill((values) => {
      const next = withChanges(start, values, begin());
      if (values !== start) keepDraft(next);
      return next;
    });
  });
  useEffect(() => takeDraft(), []);
  const known = useRef(owner);
  const beginAgain = useEffectEvent(begin);
  useEffect(() => {
    // What a member typed is dropped at sign-out; what a guest typed stays after signing in.
    if (owner !== known.current) fill((values) => (owner && !known.current ? withOwner(values, owner) : beginAgain()));
    known.current = owner;
  }, [fill, owner, withOwner]);
  return form;
}
