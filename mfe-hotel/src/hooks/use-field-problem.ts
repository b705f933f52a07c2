import { get, useFormContext, type FieldError, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutForm } from '../rules/checkout-form.rules.ts';

export type CheckoutField = FieldPath<CheckoutForm>;

/** Mark of an error whose words come from the server as they are. */
export const SERVER_ERROR = 'server';

/** Id of a field's control, the target of the error summary. */
export function fieldId(name: string): string {
  return `checkout-${name.replaceAll('.', '-')}`;
}

export interface FieldProblem {
  readonly name: string;
  readonly text: string;
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && typeof (value as FieldError).type === 'string';
}

/** Every error in the form's own order, which is the order on the page. */
function walk(errors: unknown, path: string): { name: string; error: FieldError }[] {
  if (isFieldError(errors)) return [{ name: path, error: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => walk(value, path ? `${path}.${key}` : key));
}

const GROUPS = ['contact', 'guests', 'children', 'requests'] as const;
const FIELDS = ['title', 'firstName', 'lastName', 'age', 'email', 'phone'];

function inPageOrder(a: { name: string }, b: { name: string }): number {
  const rank = ({ name }: { name: string }) => {
    const parts = name.split('.');
    return FIELDS.indexOf(parts[parts.length === 2 || parts[0] === 'contact' ? 1 : 2] ?? '');
  };
  return rank(a) - rank(b);
}

export function useProblemText(): (error: FieldError) => string {
  const { t } = useTranslation('hotel');
  return (error) => (error.type === SERVER_ERROR ? (error.message ?? '') : t(`checkout.problem.${error.message}`));
}

/** The words under a field: after the first edit and blur, or once the form was sent. */
export function useFieldProblem(name: CheckoutField): string | undefined {
  const { formState } = useFormContext<CheckoutForm>();
  const text = useProblemText();
  const error: FieldError | undefined = get(formState.errors, name);
  const isEdited = get(formState.dirtyFields, name) === true || formState.isSubmitted || error?.type === SERVER_ERROR;
  return error && isEdited ? text(error) : undefined;
}

/** What stands in the error summary, in the same words as beside the fields. */
export function useProblemList(): readonly FieldProblem[] {
  const { formState } = useFormContext<CheckoutForm>();
  const text = useProblemText();
  return GROUPS.flatMap((group) => {
    const found = walk(formState.errors[group], group);
    const people = group === 'guests' || group === 'children';
    const sorted = people
      ? found.sort((a, b) => Number(a.name.split('.')[1]) - Number(b.name.split('.')[1]) || inPageOrder(a, b))
      : found.sort(inPageOrder);
    return sorted.map(({ name, error }) => ({ name, text: text(error) }));
  });
}
