import { useState, type FormEvent } from 'react';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { TextField } from '@wisata/ui/text-field';
import type { VisitorView } from '@wisata/registry/ops-client';
import { findVisitor } from './console.api.ts';
import styles from './visitor-card.module.css';

/** Says what one visitor would get, for who follows up a complaint. */
export function VisitorCard() {
  const [view, setView] = useState<VisitorView>();
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('visitor');
    const answer = await findVisitor(typeof given === 'string' ? given.trim() : '');
    setView(answer.ok ? answer.data : undefined);
    setError(
      answer.ok ? undefined : answer.failure.code === 'OPS_INVALID' ? 'Enter a visitor.' : answer.failure.message,
    );
  };
  return (
    <Card as="section" padded labelledBy="visitor">
      <form className={styles.visitor} onSubmit={(event) => void submit(event)}>
        <h2 id="visitor">What a visitor gets</h2>
        <TextField
          label="Visitor"
          name="visitor"
          hint="The value of the cookie wisata_visitor."
          autoComplete="off"
          error={error}
        />
        <Button type="submit" variant="quiet">
          Look up
        </Button>
      </form>
      {view && (
        <ul className={styles.versions} aria-label={`What ${view.visitor} gets`}>
          {view.packages.map(({ name, version, cohort, only }) => (
            <li key={name}>
              <b>{name}</b> {version}
              {cohort !== 'stable' && `, ${cohort}`}
              {only && `, as one of the ${only}`}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
