import { useTranslation } from 'react-i18next';
import type { ContentEdit, EditedKind } from '@wisata/kernel/contracts/admin-content';
import { LOCALES } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { DateField } from '@wisata/ui/date-field';
import { SelectField } from '@wisata/ui/select-field';
import { TextArea } from '@wisata/ui/text-area';
import { TextField } from '@wisata/ui/text-field';
import {
  CONTENT_FIELDS,
  type ContentField,
  type FieldValues,
  type PictureValue,
  type Words,
} from './content-fields.rules.ts';
import styles from './office.module.css';

interface FieldProps {
  readonly field: ContentField;
  readonly values: FieldValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly choices: Pick<ContentEdit, 'pictures' | 'categories'>;
  readonly onChange: (change: FieldValues) => void;
}

interface BothProps {
  readonly name: string;
  readonly label: string;
  readonly value: Words;
  readonly isLong: boolean;
  readonly problems: FieldProps['problems'];
  readonly onChange: (words: Words) => void;
}

/** A text in both languages, one under the other. */
function BothLanguages({ name, label, value, isLong, problems, onChange }: BothProps) {
  const { t } = useTranslation('office');
  const Field = isLong ? TextArea : TextField;
  return LOCALES.map((locale) => (
    <Field
      key={locale}
      id={`content-${name}-${locale}`}
      label={t('content.inLanguage', { label, language: t(`content.language.${locale}`) })}
      lang={locale}
      value={value[locale]}
      onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
      error={problems[`body.${name}.${locale}`]}
      {...(isLong ? { rows: name === 'content' ? 14 : 3 } : {})}
    />
  ));
}

function PictureField({ field: { name }, values, problems, choices, onChange }: FieldProps) {
  const { t } = useTranslation('office');
  const value = values[name] as PictureValue;
  const nameOf = (uri: string) => decodeURIComponent(uri.split('?')[0]!.split('/').slice(2, 4).join(', '));
  return (
    <>
      <SelectField
        id={`content-${name}`}
        label={t('content.field.image')}
        value={value.uri}
        onChange={(event) => onChange({ [name]: { ...value, uri: event.target.value } })}
        options={[...new Set([value.uri, ...choices.pictures])].map((uri) => ({ value: uri, label: nameOf(uri) }))}
        error={problems[`body.${name}.uri`]}
      />
      <BothLanguages
        name={`${name}.alt`}
        label={t('content.field.alt')}
        value={value.alt}
        isLong={false}
        problems={problems}
        onChange={(alt) => onChange({ [name]: { ...value, alt } })}
      />
    </>
  );
}

function ContentFormField(props: FieldProps) {
  const { field, values, problems, choices, onChange } = props;
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const { name, form } = field;
  const label = t(`content.field.${name}`);
  const plain = { id: `content-${name}`, label, error: problems[`body.${name}`] };
  switch (form) {
    case 'words':
    case 'text':
      return (
        <BothLanguages
          name={name}
          label={label}
          value={values[name] as Words}
          isLong={form === 'text'}
          problems={problems}
          onChange={(words) => onChange({ [name]: words })}
        />
      );
    case 'picture':
      return <PictureField {...props} />;
    case 'day':
    case 'openDay':
      return (
        <DateField
          {...plain}
          {...(form === 'openDay' ? { hint: t('content.openDayHint') } : {})}
          locale={locale}
          value={(values[name] as string) || undefined}
          onChange={(date) => onChange({ [name]: date ?? '' })}
          // The server refuses it, as it does every other field that is wrong.
          onUnreadable={(typed) => onChange({ [name]: typed })}
          labels={{ unreadable: t('answer.dayUnreadable') }}
        />
      );
    case 'category':
      return (
        <SelectField
          {...plain}
          value={values[name] as string}
          onChange={(event) => onChange({ [name]: event.target.value })}
          options={choices.categories.map(({ slug, name: words }) => ({ value: slug, label: words[locale] }))}
        />
      );
    case 'topics':
      return (
        <TextField
          {...plain}
          hint={t('content.topicsHint')}
          value={(values[name] as readonly string[]).join(', ')}
          onChange={(event) => onChange({ [name]: event.target.value.split(/,\s*/) })}
        />
      );
    case 'colour':
    case 'address':
      return (
        <TextField
          {...plain}
          {...(form === 'colour' ? { type: 'color' } : { hint: t('content.linkHint') })}
          value={values[name] as string}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      );
  }
}

/** All that is written of an entry. */
export function ContentForm({ kind, ...props }: { kind: EditedKind } & Omit<FieldProps, 'field'>) {
  const { t } = useTranslation('office');
  return (
    <div className={styles.list}>
      {CONTENT_FIELDS[kind].map((field) => (
        <ContentFormField key={field.name} field={field} {...props} />
      ))}
      {CONTENT_FIELDS[kind].some(({ form }) => form === 'text') && <p className={styles.muted}>{t('content.marks')}</p>}
    </div>
  );
}
