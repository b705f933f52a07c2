import { get, useFormContext, type FieldError, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { fieldNames, type CheckoutForm, type TypedDay } from '../rules/checkout-form.rules.ts';
import { earliestExpiry } from '../rules/checkout-problems.rules.ts';
import { findAge } from '../rules/traveller-age.rules.ts';
import { useTrip } from './checkout-trip.tsx';
import { usePlaceName } from './use-place-name.ts';

export type CheckoutField = FieldPath<CheckoutForm>;

/** Mark of an error whose words come from the server as they are. */
export const SERVER_ERROR = 'server';

/** Id of a field's control, the target of the error summary. */
export function fieldId(name: string): string {
  return `checkout-${name.replaceAll('.', '-')}`;
}

function useProblemText(): (name: string, error: FieldError) => string {
  const { t, i18n } = useTranslation('flight');
  const { getValues } = useFormContext<CheckoutForm>();
  const trip = useTrip();
  const locale = i18n.language as Locale;
  return (name, error) => {
    if (error.type === SERVER_ERROR) return error.message ?? '';
    const isBirth = name.endsWith('.birth');
    const age = isBirth ? findAge(getValues(name as CheckoutField) as TypedDay, trip.departDate) : undefined;
    return t(`checkout.problem.${error.message}`, {
      count: age ?? 0,
      date: formatDate(trip.departDate, locale),
      until: formatDate(earliestExpiry(trip.departDate), locale),
    });
  };
}

/** The words under a field: after the first edit and blur, or once the form was sent. */
export function useFieldProblem(name: CheckoutField): string | undefined {
  const { formState } = useFormContext<CheckoutForm>();
  const text = useProblemText();
  const error: FieldError | undefined = get(formState.errors, name);
  const isEdited = Boolean(get(formState.dirtyFields, name)) || formState.isSubmitted || error?.type === SERVER_ERROR;
  return error?.type && isEdited ? text(name, error) : undefined;
}

export interface FieldProblem {
  readonly name: string;
  readonly text: string;
}

/** What stands in the error summary, in the same words as beside the fields, with the traveller they are about. */
export function useProblemList(): readonly FieldProblem[] {
  const { t } = useTranslation('flight');
  const { formState } = useFormContext<CheckoutForm>();
  const { counts } = useTrip();
  const text = useProblemText();
  const placeName = usePlaceName();
  return fieldNames(counts).flatMap(({ name, place }) => {
    const error: FieldError | undefined = get(formState.errors, name);
    if (!error?.type) return [];
    const words = text(name, error);
    return [{ name, text: place ? t('checkout.problem.of', { who: placeName(place), problem: words }) : words }];
  });
}
