import { Segmented } from '@wisata/ui/segmented';
import { SelectField } from '@wisata/ui/select-field';
import { valueAt } from '@wisata/ui/form-path';
import { fieldId, useCheckoutFields, useFieldProblem } from './checkout-form.ts';
import type { PersonPath } from './person-fields.tsx';
import { useWords } from './service.tsx';

interface TitleProps {
  readonly path: PersonPath;
  readonly titles: readonly string[];
}

function useTitle({ path, titles }: TitleProps) {
  const { t } = useWords();
  const name = `${path}.title`;
  const field = { id: fieldId(name), label: t('checkout.person.title'), error: useFieldProblem(name) };
  return { name, field, options: titles.map((value) => ({ value, label: t(`checkout.titles.${value}`) })) };
}

/** A few titles side by side. Somebody with one title only is not asked for it. */
export function TitleSegments(props: TitleProps) {
  const { name, field, options } = useTitle(props);
  const { values, set, clear } = useCheckoutFields();
  if (options.length < 2) return null;
  return (
    <Segmented
      {...field}
      name={field.id}
      value={(valueAt(values, name) as string) || undefined}
      options={options}
      onChange={(value) => {
        set(name, value);
        clear(name);
      }}
    />
  );
}

/** Titles to choose one from, in the row of the names; `own` as in `PersonFields`. */
export function TitleSelect({ own, ...props }: TitleProps & { readonly own: boolean }) {
  const { t } = useWords();
  const { name, field, options } = useTitle(props);
  const { choice } = useCheckoutFields();
  return (
    <SelectField
      {...choice(name)}
      {...field}
      emptyLabel={t('checkout.person.choose')}
      options={options}
      autoComplete={own ? 'honorific-prefix' : 'off'}
    />
  );
}
