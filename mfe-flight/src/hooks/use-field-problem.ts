import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { valueAt, type FormPath } from '@wisata/ui/form-path';
import { fieldNames, type CheckoutForm, type TypedDay } from '../rules/checkout-form.rules.ts';
import { earliestExpiry } from '../rules/checkout-problems.rules.ts';
import { findAge } from '../rules/traveller-age.rules.ts';
import { useFields } from './checkout-fields.ts';
import { useTrip } from './checkout-trip.tsx';
import { usePlaceName } from './use-place-name.ts';

export type CheckoutField = FormPath<CheckoutForm>;

/** Id of a field's control, the target of the error summary. */
export function fieldId(name: string): string {
  return `checkout-${name.replaceAll('.', '-')}`;
}

function useProblemOf(): (name: string) => string | undefined {
  const { t, i18n } = useTranslation('flight');
  const { values, errors, refused } = useFields();
  const trip = useTrip();
  const locale = i18n.language as Locale;
  return (name) => {
    if (!errors[name]) return refused[name];
    const isBirth = name.endsWith('.birth');
    const age = isBirth ? findAge(valueAt(values, name as CheckoutField) as TypedDay, trip.departDate) : undefined;
    return t(`checkout.problem.${errors[name]}`, {
      count: age ?? 0,
      date: formatDate(trip.departDate, locale),
      until: formatDate(earliestExpiry(trip.departDate), locale),
    });
  };
}

/** The words under a field. */
export function useFieldProblem(name: CheckoutField): string | undefined {
  return useProblemOf()(name);
}

export interface FieldProblem {
  readonly name: string;
  readonly text: string;
}

/** What stands in the error summary once the form was sent, in the same words as beside the fields, with the traveller they are about. */
export function useProblemList(): readonly FieldProblem[] {
  const { t } = useTranslation('flight');
  const { attempts } = useFields();
  const { counts } = useTrip();
  const problemOf = useProblemOf();
  const placeName = usePlaceName();
  if (attempts === 0) return [];
  return fieldNames(counts).flatMap(({ name, place }) => {
    const words = problemOf(name);
    if (!words) return [];
    return [{ name, text: place ? t('checkout.problem.of', { who: placeName(place), problem: words }) : words }];
  });
}
