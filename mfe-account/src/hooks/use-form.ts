import { useRef, useState, type ChangeEvent } from 'react';
import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { useHydrated } from '@wisata/ui/use-hydrated';

/** Keys of texts, by field. */
export type FormErrors<Input> = Readonly<Partial<Record<keyof Input & string, string>>>;

interface FormOptions<Input, Output> {
  /** The rules, which may depend on what is typed. */
  readonly schema: (values: Input) => GenericSchema<Input, Output>;
  readonly start: Input;
  /** Told of everything that is typed, and not of a new start. */
  readonly onChange?: (values: Input) => void;
}

interface FormState<Input> {
  readonly start: Input;
  readonly values: Input;
  readonly errors: FormErrors<Input>;
  readonly isSubmitted: boolean;
  readonly isBusy: boolean;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const stateAt = <Input>(start: Input): FormState<Input> => ({
  start,
  values: start,
  errors: {} as FormErrors<Input>,
  isSubmitted: false,
  isBusy: false,
});

/** The first problem of each field. */
function errorsOf<Input>(issues: readonly BaseIssue<unknown>[] | undefined): FormErrors<Input> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues ?? []) errors[String(path?.[0]?.key)] ??= message;
  return errors as FormErrors<Input>;
}

/**
 * What is typed into a form, and what is wrong with it: nothing is judged before the form is sent or a field is checked,
 * and from the first sending on each change judges its field anew.
 */
export function useForm<Input extends object, Output>({ schema, start, onChange }: FormOptions<Input, Output>) {
  const isInBrowser = useHydrated();
  const [isServed] = useState(!isInBrowser);
  const [state, setState] = useState(() => stateAt(start));
  const latest = useRef(start);
  const { values, errors } = state;

  function judged(name: keyof Input & string, { errors: known, values: typed }: FormState<Input>): FormErrors<Input> {
    const { [name]: message } = errorsOf<Input>(safeParse(schema(typed), typed).issues);
    return { ...known, [name]: message };
  }

  function set<Name extends keyof Input & string>(name: Name, value: Input[Name]): void {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setState((last) => {
      const typed = { ...last, values: next };
      return last.isSubmitted ? { ...typed, errors: judged(name, typed) } : typed;
    });
    onChange?.(next);
  }

  async function submit(send: (output: Output) => Promise<void>, refuse: (found: FormErrors<Input>) => void) {
    const result = safeParse(schema(latest.current), latest.current);
    const found = errorsOf<Input>(result.issues);
    setState((last) => ({ ...last, errors: found, isSubmitted: true, isBusy: result.success }));
    if (!result.success) return refuse(found);
    await send(result.output);
    setState((last) => ({ ...last, isBusy: false }));
  }

  return {
    values,
    errors,
    busy: state.isBusy,
    set,
    submit,
    check: (name: keyof Input & string) => setState((last) => ({ ...last, errors: judged(name, last) })),
    clear: (name: keyof Input & string) =>
      setState((last) => ({ ...last, errors: { ...last.errors, [name]: undefined } })),
    isTouched: (name: keyof Input) => JSON.stringify(values[name]) !== JSON.stringify(state.start[name]),
    reset(next: Input) {
      latest.current = next;
      setState(stateAt(next));
    },
    /** Ties an element to a field of text. */
    text: (name: keyof Input & string) => ({
      name,
      value: values[name] as string,
      onChange: ({ target }: ChangeEvent<TextElement>) => set(name, target.value as Input[typeof name]),
      // What was typed into the server's page before it was taken over stays.
      ...(isServed && {
        ref(element: TextElement | null) {
          if (element && element.value !== values[name]) set(name, element.value as Input[typeof name]);
        },
      }),
    }),
  };
}

/** A form as {@link useForm} gives it. */
export type Form<Input extends object, Output> = ReturnType<typeof useForm<Input, Output>>;
