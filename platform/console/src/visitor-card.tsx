import { useState, type FormEvent } from 'react';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { TextField } from '@wisata/ui/text-field';
import type { Failure } from '@wisata/kernel/outcome';
import type { PackageOverview, VisitorView } from '@wisata/registry/ops-client';
import { findVisitor } from './console.api.ts';
import { RefusalText } from './registry-text.tsx';
import { describeSegment } from './registry-words.ts';
import { useWords } from './words.ts';
import styles from './visitor-card.module.css';

type Packages = readonly PackageOverview[];

function Versions({ view, packages }: { view: VisitorView; packages: Packages }) {
  const words = useWords();
  const { t } = words;
  const whomOf = (name: string) =>
    describeSegment(words, packages.find((each) => each.name === name)?.state.canary?.segment);
  return (
    <ul className={styles.versions} aria-label={t('visitor.list', { visitor: view.visitor })}>
      {view.packages.map(({ name, version, cohort, only }) => (
        <li key={name}>
          <b>{name}</b> {version}
          {cohort === 'canary' && `, ${t('visitor.canary')}`}
          {only && `, ${t('visitor.only', { whom: whomOf(name) })}`}
        </li>
      ))}
    </ul>
  );
}

/** Says what one visitor would get, for who follows up a complaint. */
export function VisitorCard({ packages }: { packages: Packages }) {
  const { t } = useWords();
  const [view, setView] = useState<VisitorView>();
  const [failure, setFailure] = useState<Failure>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('visitor');
    const answer = await findVisitor(typeof given === 'string' ? given.trim() : '');
    setView(answer.ok ? answer.data : undefined);
    setFailure(answer.ok ? undefined : answer.failure);
  };
  return (
    <Card as="section" padded labelledBy="visitor">
      <form className={styles.visitor} onSubmit={(event) => void submit(event)}>
        <h2 id="visitor">{t('visitor.title')}</h2>
        <TextField
          label={t('visitor.label')}
          name="visitor"
          hint={t('visitor.hint')}
          autoComplete="off"
          error={failure?.code === 'OPS_INVALID' ? t('visitor.missing') : failure && <RefusalText failure={failure} />}
        />
        <Button type="submit" variant="quiet">
          {t('visitor.submit')}
        </Button>
      </form>
      {view && <Versions view={view} packages={packages} />}
    </Card>
  );
}
