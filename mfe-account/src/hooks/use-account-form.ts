import { useState, type FormEvent } from 'react';
import { useWatch, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { useErrorTitle } from './use-error-title.ts';

/** What an account form is made of. */
interface AccountFormOptions<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly idPrefix: string;
  /** In the order of the page; the server's own name where it differs. */
  readonly fields: Readonly<Partial<Record<keyof Values & string, readonly string[]>>>;
  readonly send: (output: Output) => Promise<Outcome<string>>;
  readonly onDone: (output: Output) => void | Promise<void>;
}

/** What the server said about fields, and what stood in them then: a changed field is no longer at fault. */
interface Refusal {
  readonly failure: Failure;
  readonly values: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, string>>;
}

interface Summary {
  readonly attempt: number;
  readonly errors: readonly { fieldId: string; message: string }[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Translate = ReturnType<typeof useTranslation>['t'];

/**
 * The server's texts by field of the form; one for a field that is not on the page is left out. The server writes
 * English: other languages say it by code or by field.
 */
function textsOf(
  failure: Failure,
  fields: Readonly<Record<string, readonly string[] | undefined>>,
  t: Translate,
  language: string,
): Readonly<Record<string, string>> {
  const entries = Object.entries(fields).flatMap(([name, serverNames = []]) => {
    const said = [name, ...serverNames].map((each) => failure.fields?.[each]).find(Boolean);
    const defaultValue = language === 'en' ? said : t(`fieldRefused.${name}`);
    return said ? [[name, t(`refused.${failure.code}`, { defaultValue })] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What the summary lists stays as it was at the press of the button, so that nothing moves while it is mended. */
function useSummary(names: readonly string[], idOf: (name: string) => string) {
  const [summary, setSummary] = useState<Summary>({ attempt: 0, errors: [] });
  useErrorTitle(summary.errors.length > 0);
  const summarize = (textOf: (name: string) => string | undefined) => {
    const errors = names.flatMap((name) => {
      const message = textOf(name);
      return message ? [{ fieldId: idOf(name), message }] : [];
    });
    setSummary(({ attempt }) => ({ attempt: attempt + 1, errors }));
  };
  return { summary, summarize };
}

/** Ties a form's rules, its error summary and the server's answer together; what was typed always stays. */
export function useAccountForm<Values extends FieldValues, Output extends FieldValues>({
  form,
  idPrefix,
  fields,
  send,
  onDone,
}: AccountFormOptions<Values, Output>) {
  const { t, i18n } = useTranslation('account');
  const { control, formState, handleSubmit, getValues, trigger } = form;
  const { isSubmitting, dirtyFields } = formState;
  const errors = formState.errors as Readonly<Record<string, { message?: string } | undefined>>;
  const values = useWatch({ control }) as Readonly<Record<string, unknown>>;
  const [refusal, setRefusal] = useState<Refusal>();
  const idOf = (name: string) => `${idPrefix}-${name}`;
  const { summary, summarize } = useSummary(Object.keys(fields), idOf);
  const inWords = (problem: { message?: string } | undefined) => problem?.message && t(problem.message);

  function errorOf(name: keyof Values & string): string | undefined {
    if (errors[name]) return inWords(errors[name]);
    return refusal && isSame(refusal.values[name], values[name]) ? refusal.texts[name] : undefined;
  }

  /** A field is judged when it is left with something typed, so nobody is told off for passing by. */
  function judge(name: Path<Values>) {
    const dirty = (dirtyFields as Readonly<Record<string, unknown>>)[name];
    if (dirty || errors[name]) void trigger(name);
  }

  function refuse(failure: Failure) {
    const texts = textsOf(failure, fields, t, i18n.language);
    setRefusal({ failure, values: structuredClone(getValues()), texts });
    summarize((name) => texts[name]);
  }

  const submit = handleSubmit(
    async (output) => {
      setRefusal(undefined);
      summarize(() => undefined);
      const answer = await send(output);
      if (answer.ok) await onDone(output);
      else refuse(answer.failure);
    },
    (found: FieldErrors<Values>) => {
      setRefusal(undefined);
      summarize((name) => inWords((found as typeof errors)[name]));
    },
  );

  return {
    idOf,
    errorOf,
    judge,
    field: (name: Path<Values>) => form.register(name, { onBlur: () => judge(name) }),
    summary,
    busy: isSubmitting,
    /** Set when the server refused for a reason that no field can show. */
    failure: refusal && Object.keys(refusal.texts).length === 0 ? refusal.failure : undefined,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
