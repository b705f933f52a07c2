import { createContext, useCallback, useContext } from 'react';
import { withMember, type ContactForm, type Member } from '@wisata/kernel/contact-form';
import type { Problem } from '@wisata/kernel/contact-problems';
import type { PassengerBand } from '@wisata/kernel/passengers';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useDraftForm } from '@wisata/ui/use-draft-form';
import type { Form } from '@wisata/ui/use-form';
import { findDraft, keepDraft } from '../visitor/drafts.ts';
import type { SavedPassenger } from './saved-passengers.api.ts';
import { useWords } from './service.tsx';

/** The fields of every checkout: the contact. A service adds its travellers. */
export interface CheckoutValues {
  contact: ContactForm;
}

/** What a service says of its form. */
export interface CheckoutFormRules<Values extends CheckoutValues> {
  readonly bands: readonly PassengerBand[];
  readonly empty: () => Values;
  /** Reads a stored draft; undefined for one of another shape. */
  readonly parseDraft: (kept: unknown) => Values | undefined;
  /** The form with a place for each traveller of the party. */
  readonly fit: (values: Values) => Values;
  /** Everything to fix, in the order of the page. */
  readonly findProblems: (values: Values) => readonly Problem[];
  /** True when anything beside the contact is typed. */
  readonly hasTyped: (values: Values) => boolean;
}

/** The form of a checkout: starts from the draft of an earlier visit; a member's own data is filled in. */
export function useCheckoutForm<Values extends CheckoutValues>(service: string, rules: CheckoutFormRules<Values>) {
  const app = useApp();
  const owner = useSessionUser();
  const { bands } = rules;
  const withOwner = useCallback((values: Values, member: Member) => withMember(values, member, bands), [bands]);
  const form = useDraftForm({
    findProblems: rules.findProblems,
    empty: () => rules.fit(rules.empty()),
    readDraft() {
      const draft = findDraft(app, service);
      return { values: rules.fit(rules.parseDraft(draft?.values) ?? rules.empty()), isOwn: draft?.isOwn ?? false };
    },
    keepDraft: (values) => keepDraft(app, service, values),
    owner,
    withOwner,
  });
  /** True when somebody has begun to type; a title that was filled in from the account does not count as typed. */
  function hasTyped(): boolean {
    const { title } = (owner ? withOwner(rules.empty(), owner) : rules.empty()).contact;
    return form.values.contact.title !== title || rules.hasTyped(form.values);
  }
  return { form, isComplete: rules.findProblems(form.values).length === 0, hasTyped };
}

/** Fields by path: the contact's, and those of people under the service's own paths. */
type KnownValues = CheckoutValues & Record<string, unknown>;

/** What a service says of its fields. */
export interface CheckoutFields {
  /** Every field that may be wrong, in the order of the page. */
  readonly names: readonly string[];
  /** The person whom a field belongs to, as its card names them; empty for fields of no person. */
  readonly whose: (name: string) => string;
  /** Values for the message of a wrong field: a day, an age. */
  readonly facts?: (name: string) => Readonly<Record<string, unknown>>;
}

interface FormContextValue {
  readonly form: unknown;
  readonly fields: CheckoutFields;
  /** Whom the signed-in member has saved. */
  readonly saved: readonly SavedPassenger[];
  /** Address of the form, where everything can still be changed. */
  readonly detailsPath: string;
}

const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Puts a checkout around its parts. */
export const CheckoutFormProvider = FormContext.Provider;

/** The checkout around a part of it. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A part of a checkout stands outside of its form');
  return context;
}

/** The form around a field, with the values of the service. */
export function useCheckoutFields<Values extends CheckoutValues = KnownValues>(): Form<Values, Values> {
  return useFormContext().form as Form<Values, Values>;
}

/** Id of a field's control, the target of the error summary. */
export const fieldId = (name: string): string => `checkout-${name.replaceAll('.', '-')}`;

function useProblemOf(): (name: string) => string | undefined {
  const { t } = useWords();
  const { errors, refused } = useCheckoutFields();
  const { facts } = useFormContext().fields;
  return (name) => (errors[name] ? t(`checkout.problem.${errors[name]}`, facts?.(name) ?? {}) : refused[name]);
}

/** The words under a field. */
export const useFieldProblem = (name: string): string | undefined => useProblemOf()(name);

/** The error summary after sending: the person whose field it is, and the message. */
export function useProblemList(): readonly { readonly name: string; readonly text: string }[] {
  const { attempts } = useCheckoutFields();
  const { names, whose } = useFormContext().fields;
  const problemOf = useProblemOf();
  if (attempts === 0) return [];
  return names.flatMap((name) => {
    const text = problemOf(name);
    return text ? [{ name, text: [whose(name), text].filter(Boolean).join(': ') }] : [];
  });
}
