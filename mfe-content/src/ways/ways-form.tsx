import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { TextField } from '@wisata/ui/text-field';
import { useErrorTitle } from '@wisata/ui/use-error-title';
import type { AskedWays } from './door-search.rules.ts';
import styles from './ways.module.css';

const PATH = '/plane-or-train';
const CHECKED = ['from', 'to', 'date'] as const;
const fieldId = (name: string) => `ways-${name}`;

/** The form shows what is asked for, after Back and Forward too; its fields stay, and the focus with them. */
function useFormOf(search: AskedWays['search']) {
  const form = useRef<HTMLFormElement>(null);
  const text = JSON.stringify(search);
  const shown = useRef(text);
  useEffect(() => {
    // What is typed before there is script stays.
    if (shown.current !== text) form.current?.reset();
    shown.current = text;
  }, [text]);
  return form;
}

interface ProblemsProps {
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

function Problems({ errors }: ProblemsProps) {
  const { t } = useTranslation('ways');
  useErrorTitle(t('errorWord'), errors.length > 0);
  if (errors.length === 0) return null;
  return (
    <div className={styles.problems}>
      <ErrorSummary title={t('summary', { count: errors.length })} errors={errors} />
    </div>
  );
}

/** Cities, day and party; a plain form, so it works before there is script. */
export function WaysForm({ asked: { search, problems, isAsked } }: { readonly asked: AskedWays }) {
  const { t } = useTranslation('ways');
  const app = useApp();
  const navigate = useNavigate();
  const { key } = useLocation();
  const form = useFormOf(search);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    void navigate(`${PATH}?${new URLSearchParams(typed)}`);
  };
  const errorOf = (name: keyof typeof problems) => problems[name] && t(`problem.${problems[name]}`);
  const errors = CHECKED.flatMap((name) => {
    const message = isAsked && errorOf(name);
    return message ? [{ fieldId: fieldId(name), message: `${t(name)}: ${message}` }] : [];
  });
  return (
    <form ref={form} action={app.href(PATH)} className={styles.form} onSubmit={send} noValidate>
      {/* The page's title is written at every step in the history: so is the word before it. */}
      <Problems key={key} errors={errors} />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          id={fieldId(name)}
          name={name}
          label={t(name)}
          defaultValue={search[name]}
          autoComplete="off"
          error={errorOf(name)}
        />
      ))}
      <TextField
        id={fieldId('date')}
        name="date"
        type="date"
        label={t('date')}
        defaultValue={search.date}
        error={errorOf('date')}
      />
      {(['adults', 'children', 'infants'] as const).map((name) => (
        <TextField key={name} name={name} inputMode="numeric" label={t(name)} defaultValue={String(search[name])} />
      ))}
      <Button type="submit" variant="action">
        {t('compare')}
      </Button>
    </form>
  );
}
