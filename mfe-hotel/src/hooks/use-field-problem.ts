import { useTranslation } from 'react-i18next';
import { fieldNames } from '../rules/checkout-problems.rules.ts';
import { useFields } from './checkout-fields.ts';

/** Id of a field's control, the target of the error summary. */
export function fieldId(name: string): string {
  return `checkout-${name.replaceAll('.', '-')}`;
}

function useProblemOf(): (name: string) => string | undefined {
  const { t } = useTranslation('hotel');
  const { errors, refused } = useFields();
  return (name) => (errors[name] ? t(`checkout.problem.${errors[name]}`) : refused[name]);
}

/** The words under a field. */
export function useFieldProblem(name: string): string | undefined {
  return useProblemOf()(name);
}

export interface FieldProblem {
  readonly name: string;
  readonly text: string;
}

/** What stands in the error summary once the form was sent, in the same words as beside the fields. */
export function useProblemList(): readonly FieldProblem[] {
  const { values, attempts } = useFields();
  const problemOf = useProblemOf();
  if (attempts === 0) return [];
  return fieldNames(values).flatMap((name) => {
    const text = problemOf(name);
    return text ? [{ name, text }] : [];
  });
}
