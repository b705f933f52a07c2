import { Checkbox } from '@wisata/ui/checkbox';
import { SavedTravellerPicker, type SavedTravellerPickerProps } from '@wisata/ui/saved-traveller-picker';
import { fieldId, useCheckoutFields } from './checkout-form.ts';
import type { TravellerPath } from './person-fields.tsx';
import { useWords } from './service.tsx';

interface PeoplePickerProps extends Omit<SavedTravellerPickerProps, 'labels'> {
  readonly title?: string;
}

/** A row of people to choose from, whom one press fills in. */
export function PeoplePicker({ title, ...props }: PeoplePickerProps) {
  const { t } = useWords();
  const labels = {
    title: title ?? t('checkout.saved.title'),
    all: (count: number) => t('checkout.saved.all', { count }),
    fewer: t('checkout.saved.fewer'),
    filter: t('checkout.saved.filter'),
    nobody: (text: string) => t('checkout.saved.nobody', { text }),
    picked: (name: string) => t('checkout.saved.picked', { name }),
  };
  return <SavedTravellerPicker {...props} labels={labels} />;
}

interface KeepPersonProps {
  readonly path: TravellerPath;
  /** Name of the saved passenger who is brought up to date; undefined for somebody who is saved anew. */
  readonly saved: string | undefined;
}

/** Offers a member to save somebody together with the booking, or what was changed of a saved one. */
export function KeepPerson({ path, saved }: KeepPersonProps) {
  const { t } = useWords();
  const { box } = useCheckoutFields();
  const name = `${path}.keep`;
  const words = saved
    ? { label: t('checkout.keep.change', { name: saved }), detail: t('checkout.keep.changeDetail') }
    : { label: t('checkout.keep.label'), detail: t('checkout.keep.detail') };
  return <Checkbox {...box(name)} id={fieldId(name)} {...words} />;
}
