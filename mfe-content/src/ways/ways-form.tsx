import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { TextField } from '@wisata/ui/text-field';
import type { AskedWays } from './door-search.rules.ts';
import styles from './ways.module.css';

const PATH = '/plane-or-train';

/** Cities, day and party; a plain form, so it works before there is script. */
export function WaysForm({ asked: { search, problems } }: { readonly asked: AskedWays }) {
  const { t } = useTranslation('ways');
  const app = useApp();
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    void navigate(`${PATH}?${new URLSearchParams(typed)}`);
  };
  const errorOf = (name: keyof typeof problems) => problems[name] && t(`problem.${problems[name]}`);
  return (
    <form action={app.href(PATH)} className={styles.form} onSubmit={send} noValidate>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          defaultValue={search[name]}
          autoComplete="off"
          error={errorOf(name)}
        />
      ))}
      <TextField name="date" type="date" label={t('date')} defaultValue={search.date} error={errorOf('date')} />
      {(['adults', 'children', 'infants'] as const).map((name) => (
        <TextField key={name} name={name} inputMode="numeric" label={t(name)} defaultValue={String(search[name])} />
      ))}
      <Button type="submit" variant="action">
        {t('compare')}
      </Button>
    </form>
  );
}
