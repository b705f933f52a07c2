import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
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

/** Keeps a form with every change; gives the function that forgets it. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
): () => void {
  const { storage } = useApp();
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storage.session.set(key, JSON.stringify(values)),
      }),
    [subscribe, storage, key],
  );
  return () => storage.session.remove(key);
}
