import { useEffect, useRef, useState } from 'react';
import { useForm, type Form, type Verdict } from './use-form.ts';

/** One thing to fix: the field's path, and the key of what is said of it. */
interface Problem {
  readonly name: string;
  readonly key: string;
}

interface DraftFormOptions<Values, Owner> {
  /** Everything to fix; empty when the form can be sent. */
  readonly findProblems: (values: Values) => readonly Problem[];
  readonly readDraft: () => Values;
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

  function judge(output: Values): Verdict<Values> {
    const problems = findProblems(output);
    if (problems.length === 0) return { ok: true, output };
    return { ok: false, errors: Object.fromEntries(problems.map(({ name, key }) => [name, key])) };
  }

  const [start] = useState(() => (owner ? withOwner(readDraft(), owner) : readDraft()));
  const form = useForm({ judge, start, onChange: keepDraft, judgeAgain: 'left' });
  const { fill } = form;
  const known = useRef(owner);
  useEffect(() => {
    if (owner !== known.current) fill((values) => (owner ? withOwner(values, owner) : values));
    known.current = owner;
  }, [fill, owner, withOwner]);
  return form;
}
