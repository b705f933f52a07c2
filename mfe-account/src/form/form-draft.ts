import * as v from 'valibot';
import type { AppContext } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';
import { endDraft, findDraft, keepDraft } from '@wisata/runtime/drafts';

/** What was typed before a reload or a change of language; a draft of another shape counts as none. */
export function findFormDraft<S extends v.GenericSchema>(
  app: AppContext,
  name: string,
  schema: S,
): v.InferOutput<S> | undefined {
  const kept = v.safeParse(schema, findDraft(app, name)?.values);
  return kept.success ? kept.output : undefined;
}

/** Where a form is kept with every change, and the function that forgets it. */
export function useFormDraft(name: string) {
  const app = useApp();
  return {
    keep: (values: object) => keepDraft(app, name, values),
    forget: () => endDraft(app, name),
  };
}
