import { useCallback, useRef, useState, type ChangeEvent } from 'react';
import { valueAt, withValueAt, type FormPath, type ValueAt } from './form-path.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { usePressEnd } from '../browser/use-press-end.ts';

/** Keys of texts, by field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** What the rules say of a form: what can be sent, or everything that is wrong. */
export type ValidationResult<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly errors: FormErrors };

interface FormOptions<Values, Output> {
  readonly judge: (values: Values) => ValidationResult<Output>;
  readonly start: Values;
  /** Told of everything that is typed, and not of a new start. */
  readonly onChange?: (values: Values) => void;
  /** When a field of a form that was sent is judged anew: with every letter, or once it is left. */
  readonly judgeAgain?: 'typed' | 'left';
}

interface FormState<Values> {
  readonly start: Values;
  readonly values: Values;
  readonly errors: FormErrors;
  /** Texts of the server for fields that have not changed since. */
  readonly refused: FormErrors;
  /** How often the form was sent, or sent back by the server. */
  readonly attempts: number;
  readonly isBusy: boolean;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const stateAt = <Values>(start: Values): FormState<Values> => ({
  start,
  values: start,
  errors: {},
  refused: {},
  attempts: 0,
  isBusy: false,
});

const errorsOf = (verdict: ValidationResult<unknown>): FormErrors => (verdict.ok ? {} : verdict.errors);

/** The errors without those of a field and of everything inside of it. */
function without(errors: FormErrors, path: string): FormErrors {
  const isInside = (name: string) => name === path || name.startsWith(`${path}.`);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isInside(name)));
}

/** The state of a form and everything that changes it. */
function useFormState<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { judge, start, onChange, judgeAgain = 'typed' } = options;
  const [state, setState] = useState(() => stateAt(start));
  const latest = useRef(start);
  const press = usePressEnd();

  function judged(name: string, last: FormState<Values>): FormState<Values> {
    const { [name]: message } = errorsOf(judge(last.values));
    return { ...last, errors: { ...without(last.errors, name), ...(message && { [name]: message }) } };
  }

  function set<Path extends FormPath<Values>>(path: Path, value: ValueAt<Values, Path>): void {
    const values = withValueAt(latest.current, path, value);
    latest.current = values;
    setState((last) => {
      const typed = { ...last, values, refused: without(last.refused, path) };
      return last.attempts > 0 && judgeAgain === 'typed' ? judged(path, typed) : typed;
    });
    onChange?.(values);
  }

  async function submit(send: (output: Output) => void | Promise<void>, refuse?: (found: FormErrors) => void) {
    press.drop();
    const verdict = judge(latest.current);
    const errors = errorsOf(verdict);
    setState((last) => ({ ...last, errors, refused: {}, attempts: last.attempts + 1, isBusy: verdict.ok }));
    if (!verdict.ok) return refuse?.(errors);
    await send(verdict.output);
    setState((last) => ({ ...last, isBusy: false }));
  }

  const reset = (next: Values) => {
    press.drop();
    latest.current = next;
    setState(stateAt(next));
  };

  /** Fills in values that were loaded later: they do not count as typed, and problems stay. */
  const fill = useCallback((filled: (values: Values) => Values) => {
    const next = filled(latest.current);
    latest.current = next;
    setState((last) => ({ ...last, start: next, values: next }));
  }, []);

  const check = (name: FormPath<Values>) => press.after(() => setState((last) => judged(name, last)));
  const clear = (path: FormPath<Values>) => setState((last) => ({ ...last, errors: without(last.errors, path) }));
  /** Takes what the server says of fields; each text stays until its field is changed or the form is sent again. */
  const refuse = (texts: FormErrors) => setState((last) => ({ ...last, refused: texts, attempts: last.attempts + 1 }));
  return { state, set, submit, reset, fill, check, clear, refuse };
}

type FormStateTools<Values extends object, Output> = ReturnType<typeof useFormState<Values, Output>>;

/** Ties elements to fields. */
function bindings<Values extends object, Output>(
  { state, set, check, clear }: FormStateTools<Values, Output>,
  isServed: boolean,
) {
  const { values, errors, attempts } = state;
  type Path = FormPath<Values>;

  const isTouched = (name: Path) =>
    JSON.stringify(valueAt(values, name)) !== JSON.stringify(valueAt(state.start, name));

  /** Judges a field that is left, unless somebody only passed by. */
  function leave(name: Path): void {
    if (attempts > 0 || errors[name] || isTouched(name)) check(name);
  }

  const write = (name: Path, value: string | boolean) => set(name, value as ValueAt<Values, Path>);
  const text = (name: Path) => ({
    name,
    value: valueAt(values, name) as string,
    onChange: ({ target }: ChangeEvent<TextElement>) => write(name, target.value),
    onBlur: () => leave(name),
    // What was typed into the server's page before it was taken over stays.
    ...(isServed && {
      ref(element: TextElement | null) {
        if (element && element.value !== valueAt(values, name)) write(name, element.value);
      },
    }),
  });
  const choice = (name: Path) => ({
    ...text(name),
    onChange({ target }: ChangeEvent<TextElement>) {
      write(name, target.value);
      clear(name);
    },
  });
  const box = (name: Path, settles: Path = name) => ({
    name,
    checked: Boolean(valueAt(values, name)),
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      write(name, target.checked);
      clear(settles);
    },
  });
  return { leave, text, choice, box };
}

/**
 * What is typed into a form, and what is wrong with it: nothing is judged before the form is sent or a field that was
 * typed into is left.
 *
 * `text` ties an element to a field of text; `choice` one to choose from, where nothing is wrong any more once something
 * is chosen; `box` a checkbox, which `settles` the part of the form that it makes right or needless.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const isInBrowser = useHydrated();
  const [isServed] = useState(!isInBrowser);
  const form = useFormState(options);
  const { state, set, submit, reset, fill, clear, refuse } = form;
  const { values, errors, refused, attempts, isBusy } = state;
  const changes = { set, submit, reset, fill, clear, refuse };
  return { values, errors, refused, attempts, busy: isBusy, ...changes, ...bindings(form, isServed) };
}

/** A form as {@link useForm} gives it. */
export type Form<Values extends object, Output> = ReturnType<typeof useForm<Values, Output>>;
