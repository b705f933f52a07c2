import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@wisata/ui/checkbox';
import { valueAt } from '@wisata/ui/form-path';
import { Icon } from '@wisata/ui/icon';
import { Grid } from '@wisata/ui/layout';
import { Segmented } from '@wisata/ui/segmented';
import { TextField } from '@wisata/ui/text-field';
import { useFields } from '../hooks/checkout-fields.ts';
import { useTrip } from '../hooks/checkout-trip.tsx';
import { fieldId, useFieldProblem } from '../hooks/use-field-problem.ts';
import { ticketName, type PersonForm, type Place } from '../rules/checkout-form.rules.ts';
import styles from './checkout-fields.module.css';

/** Where a person stands in the form. */
export type PersonPath = 'contact' | Place['path'];

interface PathProps {
  readonly path: PersonPath;
}

interface NameFieldsProps extends PathProps {
  /** A type with one title only is not asked for it. */
  readonly titles: readonly string[];
  /** Only a name that this browser's owner bears may be filled in by it. */
  readonly own?: boolean;
}

export function TitleField({ path, titles }: NameFieldsProps) {
  const { t } = useTranslation('flight');
  const { values, set, clear } = useFields();
  const name = `${path}.title` as const;
  const problem = useFieldProblem(name);
  if (titles.length < 2) return null;
  return (
    <Segmented
      id={fieldId(name)}
      label={t('checkout.person.title')}
      name={fieldId(name)}
      value={valueAt(values, name) || undefined}
      options={titles.map((value) => ({ value, label: t(`checkout.titles.${value}`) }))}
      onChange={(value) => {
        set(name, value);
        clear(name);
      }}
      error={problem}
    />
  );
}

function LastName({ path, own, person }: PathProps & { own: boolean; person: PersonForm }) {
  const { t } = useTranslation('flight');
  const { text } = useFields();
  const name = `${path}.lastName` as const;
  const problem = useFieldProblem(name);
  const words = { id: fieldId(name), label: t('checkout.person.lastName') };
  if (person.oneName) return <TextField {...words} key="same" value={person.firstName} readOnly />;
  return <TextField {...words} key="own" {...text(name)} error={problem} autoComplete={own ? 'family-name' : 'off'} />;
}

function OneName({ path }: PathProps) {
  const { t } = useTranslation('flight');
  const { box } = useFields();
  const { airline, requiresPassport } = useTrip();
  const name = `${path}.oneName` as const;
  return (
    <Checkbox
      {...box(name, `${path}.lastName`)}
      id={fieldId(name)}
      label={t(requiresPassport ? 'checkout.person.oneNamePassport' : 'checkout.person.oneName')}
      detail={t('checkout.person.oneNameDetail', { airline })}
    />
  );
}

/** What the airline will print, for a name that it fills up itself. */
export function TicketName({ person }: { person: PersonForm }) {
  const { t } = useTranslation('flight');
  const name = ticketName(person);
  if (!name) return null;
  return (
    <p className={styles.preview}>
      <Icon of={Ticket} size="s" />
      <span>{t('checkout.person.prints')}</span>
      <b>{name}</b>
    </p>
  );
}

/** First and last name, with the control for people who have one name only. */
export function NameFields({ path, own = false }: Omit<NameFieldsProps, 'titles'>) {
  const { t } = useTranslation('flight');
  const { values, text } = useFields();
  const person = valueAt(values, path);
  const name = `${path}.firstName` as const;
  const problem = useFieldProblem(name);
  return (
    <>
      <Grid align="top">
        <TextField
          {...text(name)}
          id={fieldId(name)}
          label={t('checkout.person.firstName')}
          error={problem}
          autoComplete={own ? 'given-name' : 'off'}
        />
        <LastName path={path} own={own} person={person} />
      </Grid>
      <OneName path={path} />
      {person.oneName && path !== 'contact' && <TicketName person={person} />}
    </>
  );
}
