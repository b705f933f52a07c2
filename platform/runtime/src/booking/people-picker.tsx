import { SavedTravellerPicker, type SavedTravellerPickerProps } from '@wisata/ui/saved-traveller-picker';
import { useWords } from './service.tsx';

interface PeoplePickerProps extends Omit<SavedTravellerPickerProps, 'labels'> {
  readonly title?: string;
}

/** A row of people; a press fills in the fields with one of them. */
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
