import { Building2, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Combobox, type ComboboxOption, type ComboboxProps } from '@wisata/ui/combobox';
import { Icon } from '@wisata/ui/icon';
import type { ServiceProps } from './service-props.ts';
import { useComboboxLabels } from './use-combobox-labels.ts';

interface PlacesFieldProps<P>
  extends
    ServiceProps,
    Pick<ComboboxProps<P>, 'label' | 'icon' | 'value' | 'loadOptions' | 'minCharacters' | 'clearable' | 'textName'> {
  readonly optionOf: (place: P) => ComboboxOption<P>;
  /** Chosen on this device before. */
  readonly recent: readonly P[];
  /** Where most people go; none of the recent ones. */
  readonly popular: readonly P[];
  readonly onChange: (place: P | undefined) => void;
  readonly error: string | undefined;
}

/** A place of a search: recent and popular ones stand ready before anything is typed. */
export function PlacesField<P>(props: PlacesFieldProps<P>) {
  const { service, optionOf, recent, popular, onChange, error, ...combobox } = props;
  const { t } = useTranslation(service);
  const labels = useComboboxLabels(service, 'search');
  const suggestions = [
    ...recent.map((place) => ({ ...optionOf(place), icon: <Icon of={Clock} />, group: t('search.groupRecent') })),
    ...popular.map((place) => ({ ...optionOf(place), icon: <Icon of={Building2} />, group: t('search.groupPopular') })),
  ];
  return (
    <Combobox<P>
      {...combobox}
      placeholder={t('search.placeExample')}
      onChange={(option) => onChange(option?.value)}
      suggestions={suggestions}
      labels={labels}
      {...(error ? { error } : {})}
    />
  );
}
