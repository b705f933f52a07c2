import { useTranslation } from 'react-i18next';
import { fieldNames } from '../rules/checkout-problems.rules.ts';
import { useFields } from './checkout-fields.tsx';
import type { CheckoutFields } from './use-checkout-form.ts';

/** Id of a field's control, the target of the error summary. */
export function fieldId(name: string): string {
  return `checkout-${name.replaceAll('.', '-')}`;
}

function useProblemOf({ errors, refused }: CheckoutFields): (name: string) => string | undefined {
  const { t } = useTranslation('hotel');
  return (name) => (errors[name] ? t(`checkout.problem.${errors[name]}`) : refused[name]);
}

/** The words under a field. */
export function useFieldProblem(name: string): string | undefined {
  return useProblemOf(useFields())(name);
}

export interface FieldProblem {
  readonly name: string;
  readonly text: string;
}

/** What stands in the error summary once the form was sent, in the same words as beside the fields. */
export function useProblemList(fields: CheckoutFields): readonly FieldProblem[] {
  const problemOf = useProblemOf(fields);
  if (fields.attempts === 0) return [];
  return fieldNames(fields.values).flatMap((name) => {
    const text = problemOf(name);
    return text ? [{ name, text }] : [];
  });
}
