import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { Icon } from '../media/icon.tsx';
import { Grid } from '../layout/layout.tsx';
import styles from './name-fields.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Props of `NameFields`; the fields take what `text()` and `box()` of `useForm` give, with their words. */
export interface NameFieldsProps {
  /** The field of the title, where it stands in the row of the names. */
  readonly title?: ReactNode;
  readonly first: TextFieldProps;
  readonly last: TextFieldProps;
  /** For people who have one name only: while it is ticked, the last name repeats the first. */
  readonly oneName: CheckboxProps;
  /** Only a name that this browser's owner bears may be filled in by it. */
  readonly own?: boolean;
}

/** First and last name of one person, with the control for people who have one name only. */
export function NameFields({ title, first, last, oneName, own }: NameFieldsProps) {
  const { id, label } = last;
  const fields = (
    <>
      {title}
      <TextField {...first} autoComplete={own ? 'given-name' : 'off'} />
      {oneName.checked ? (
        <TextField key="same" id={id} label={label} value={first.value} readOnly />
      ) : (
        <TextField key="own" {...last} autoComplete={own ? 'family-name' : 'off'} />
      )}
    </>
  );
  return (
    <>
      {title ? <div className={styles.titled}>{fields}</div> : <Grid align="top">{fields}</Grid>}
      <Checkbox {...oneName} />
    </>
  );
}

/** The name as a document will have it, for a name that is filled up. */
export function PrintedName({ label, name }: { label: string; name: string }) {
  return (
    <p className={styles.printed}>
      <Icon of={Ticket} size="s" />
      <span>{label}</span>
      <b>{name}</b>
    </p>
  );
}
