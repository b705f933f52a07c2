import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import type { ValueAt } from '@wisata/ui/form-path';
import { useErrorTitle } from '@wisata/ui/use-error-title';
import type { Form } from '@wisata/ui/use-form';

/** What an account form is made of. */
interface AccountFormOptions<Values extends object, Output> {
  readonly form: Form<Values, Output>;
  readonly idPrefix: string;
  /** In the order of the page; the server's own name where it differs. */
  readonly fields: Readonly<Partial<Record<keyof Values & string, readonly string[]>>>;
  readonly send: (output: Output) => Promise<Outcome<string>>;
  readonly onDone: (output: Output) => void | Promise<void>;
}

/** What the server said about fields, and what stood in them then: a changed field is no longer at fault. */
interface Refusal {
  readonly failure: Failure;
  readonly values: object;
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
  const { t } = useTranslation('account');
  const [summary, setSummary] = useState<Summary>({ attempt: 0, errors: [] });
  useErrorTitle(t('errorWord'), summary.errors.length > 0);
  const summarize = (textOf: (name: string) => string | undefined) => {
    const errors = names.flatMap((name) => {
      const message = textOf(name);
      return message ? [{ fieldId: idOf(name), message }] : [];
    });
    setSummary(({ attempt }) => ({ attempt: attempt + 1, errors }));
  };
  return { summary, summarize };
}

type FieldName<Values extends object> = keyof Values & string;

/** `field` ties a text to its id and to what is wrong with it, `control` whatever has a value of its own kind. */
function bindings<Values extends object, Output>(
  { text, values, set, leave }: Form<Values, Output>,
  idOf: (name: string) => string,
  errorOf: (name: FieldName<Values>) => string | undefined,
) {
  const field = (name: FieldName<Values>) => ({ ...text(name), id: idOf(name), error: errorOf(name) });
  const control = <Name extends FieldName<Values>>(name: Name) => ({
    id: idOf(name),
    value: values[name],
    onChange: (value: Values[Name]) => set(name, value as ValueAt<Values, Name>),
    onBlur: () => leave(name),
    error: errorOf(name),
  });
  return { field, control };
}

/** Ties a form's rules, its error summary and the server's answer together; what was typed always stays. */
export function useAccountForm<Values extends object, Output>({
  form,
  idPrefix,
  fields,
  send,
  onDone,
}: AccountFormOptions<Values, Output>) {
  const { t, i18n } = useTranslation('account');
  const { errors, values } = form;
  const [refusal, setRefusal] = useState<Refusal>();
  const idOf = (name: string) => `${idPrefix}-${name}`;
  const { summary, summarize } = useSummary(Object.keys(fields), idOf);
  const inWords = (key: string | undefined) => key && t(key);

  function errorOf(name: keyof Values & string): string | undefined {
    if (errors[name]) return inWords(errors[name]);
    const isAsRefused = refusal && isSame((refusal.values as Values)[name], values[name]);
    return isAsRefused ? refusal.texts[name] : undefined;
  }

  function refuse(failure: Failure) {
    const texts = textsOf(failure, fields, t, i18n.language);
    setRefusal({ failure, values, texts });
    summarize((name) => texts[name]);
  }

  async function sendOff(output: Output) {
    setRefusal(undefined);
    summarize(() => undefined);
    const answer = await send(output);
    if (answer.ok) await onDone(output);
    else refuse(answer.failure);
  }

  return {
    idOf,
    errorOf,
    ...bindings(form, idOf, errorOf),
    summary,
    busy: form.busy,
    /** Set when the server refused for a reason that no field can show. */
    failure: refusal && Object.keys(refusal.texts).length === 0 ? refusal.failure : undefined,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void form.submit(sendOff, (found) => {
        setRefusal(undefined);
        summarize((name) => inWords(found[name]));
      });
    },
  };
}
