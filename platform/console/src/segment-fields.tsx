import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import type { Segment } from '@wisata/registry/segment';
import styles from './segment-fields.module.css';

interface SegmentFieldsProps {
  readonly segment: Segment | undefined;
  readonly onChange: (segment: Segment | undefined) => void;
}

const LANGUAGES = [
  { value: '', label: 'Any' },
  { value: 'en', label: 'English' },
  { value: 'id', label: 'Indonesian' },
];
const VISITORS = [
  { value: '', label: 'Everybody' },
  { value: 'yes', label: 'Signed in' },
  { value: 'no', label: 'Not signed in' },
];

/** Whom a trial is limited to; everybody as long as nothing is chosen. */
export function SegmentFields({ segment = {}, onChange }: SegmentFieldsProps) {
  const { locale, country, signedIn } = segment;
  const change = (changed: Segment) => {
    const said = Object.entries({ ...segment, ...changed }).filter(([, value]) => value !== undefined);
    onChange(said.length > 0 ? Object.fromEntries(said) : undefined);
  };
  return (
    <fieldset className={styles.fields}>
      <legend>Limited to</legend>
      <SelectField
        label="Language"
        value={locale ?? ''}
        options={LANGUAGES}
        onChange={({ currentTarget: { value } }) =>
          change({ locale: value === 'en' || value === 'id' ? value : undefined })
        }
      />
      <SelectField
        label="Visitors"
        value={signedIn === undefined ? '' : signedIn ? 'yes' : 'no'}
        options={VISITORS}
        onChange={({ currentTarget: { value } }) => change({ signedIn: value === '' ? undefined : value === 'yes' })}
      />
      <TextField
        label="Country"
        value={country ?? ''}
        maxLength={2}
        autoComplete="off"
        hint="Two letters: SG."
        onChange={({ currentTarget: { value } }) => change({ country: value.trim().toUpperCase() || undefined })}
      />
    </fieldset>
  );
}
