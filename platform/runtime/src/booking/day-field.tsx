import type { TypedDay } from '@wisata/kernel/typed-day';
import { DateParts } from '@wisata/ui/date-parts';
import { valueAt } from '@wisata/ui/form-path';
import { fieldId, useCheckoutFields, useFieldProblem } from './checkout-form.ts';
import { useWords } from './service.tsx';

interface DayFieldProps {
  /** Where the day stands in the form: `adults.0.birth`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A day typed into three boxes, checked when all of them are left. */
export function DayField({ name, label, hint }: DayFieldProps) {
  const { t } = useWords();
  const { values, set, leave } = useCheckoutFields();
  const problem = useFieldProblem(name);
  return (
    <DateParts
      id={fieldId(name)}
      label={label}
      hint={hint}
      labels={{ day: t('checkout.day.day'), month: t('checkout.day.month'), year: t('checkout.day.year') }}
      value={valueAt(values, name) as TypedDay}
      onChange={(day) => set(name, day)}
      onBlur={() => leave(name)}
      error={problem}
    />
  );
}
