import * as v from 'valibot';
import type { AppContext } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';

/** What was typed in this tab before a reload or a change of language; a draft of another shape counts as none. */
export function findFormDraft<S extends v.GenericSchema>(
  { storage }: AppContext,
  key: string,
  schema: S,
): v.InferOutput<S> | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.session.get(key));
  return kept.success ? kept.output : undefined;
}

/** Where a form is kept with every change, and the function that forgets it. */
export function useFormDraft(key: string) {
  const { storage } = useApp();
  return {
    keep: (values: object) => storage.session.set(key, JSON.stringify(values)),
    forget: () => storage.session.remove(key),
  };
}
