import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { LOCALES } from '@wisata/kernel/locale';
import type { Segment } from '@wisata/registry/segment';
import { useWords } from './words.ts';
import styles from './segment-fields.module.css';

interface SegmentFieldsProps {
  readonly segment: Segment | undefined;
  readonly onChange: (segment: Segment | undefined) => void;
}

/** Whom a trial is limited to; everybody as long as nothing is chosen. */
export function SegmentFields({ segment = {}, onChange }: SegmentFieldsProps) {
  const { t } = useWords();
  const { locale, country, signedIn } = segment;
  const languages = LOCALES.map((value) => ({ value, label: t(`segment.${value}`) }));
  const visitors = [
    { value: '', label: t('segment.everybody') },
    { value: 'yes', label: t('segment.signedIn') },
    { value: 'no', label: t('segment.signedOut') },
  ];
  const change = (changed: Segment) => {
    const said = Object.entries({ ...segment, ...changed }).filter(([, value]) => value !== undefined);
    onChange(said.length > 0 ? Object.fromEntries(said) : undefined);
  };
  return (
    <fieldset className={styles.fields}>
      <legend>{t('segment.legend')}</legend>
      <SelectField
        label={t('segment.language')}
        value={locale ?? ''}
        options={[{ value: '', label: t('segment.any') }, ...languages]}
        onChange={({ currentTarget: { value } }) => change({ locale: LOCALES.find((each) => each === value) })}
      />
      <SelectField
        label={t('segment.visitors')}
        value={signedIn === undefined ? '' : signedIn ? 'yes' : 'no'}
        options={visitors}
        onChange={({ currentTarget: { value } }) => change({ signedIn: value === '' ? undefined : value === 'yes' })}
      />
      <TextField
        label={t('segment.country')}
        value={country ?? ''}
        maxLength={2}
        autoComplete="off"
        hint={t('segment.countryHint')}
        onChange={({ currentTarget: { value } }) => change({ country: value.trim().toUpperCase() || undefined })}
      />
    </fieldset>
  );
}
