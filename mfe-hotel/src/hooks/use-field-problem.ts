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

/** Whom a field is about, in the words of its card; empty where the form is about one person only. */
function useWhose(): (name: string) => string {
  const { t } = useTranslation('hotel');
  const { values } = useFields();
  const { guests, children, isGuest } = values;
  const isAlone = children.length === 0 && guests.length === 1 && isGuest;
  return (name) => {
    const [group, at] = name.split('.');
    if (isAlone || group === 'requests') return '';
    if (group === 'contact') return t('checkout.contact.title');
    const number = Number(at) + 1;
    if (group === 'children') {
      return children.length > 1 ? t('checkout.child.number', { number }) : t('checkout.child.one');
    }
    return guests.length > 1 ? t('checkout.guest.room', { number }) : t('checkout.guest.title');
  };
}

/** What stands in the error summary once the form was sent: whose field it is, and the words beside it. */
export function useProblemList(): readonly FieldProblem[] {
  const { values, attempts } = useFields();
  const problemOf = useProblemOf();
  const whose = useWhose();
  if (attempts === 0) return [];
  return fieldNames(values).flatMap((name) => {
    const text = problemOf(name);
    return text ? [{ name, text: [whose(name), text].filter(Boolean).join(': ') }] : [];
  });
}
