import { useState, type FormEvent } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import type { ComposedPackage, CompositionDifference, PackageDifference } from '@wisata/registry/composition';
import type { Revision } from '@wisata/registry/repository';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { SelectField } from '@wisata/ui/select-field';
import { compareCompositions } from './console.api.ts';
import { formatInstant, formatPercent } from './formats.ts';
import { describeDone } from './history-words.ts';
import { RefusalText } from './registry-text.tsx';
import { describeSegment } from './registry-words.ts';
import { VersionDiff } from './version-diff.tsx';
import { useWords, type Words } from './words.ts';
import styles from './compare-card.module.css';
import text from './text.module.css';

/** What everybody got of a package at a moment, one fact each, in the order of importance. */
function factsOf(words: Words, composed: ComposedPackage | undefined): readonly string[] {
  const { t, locale } = words;
  if (!composed) return [t('compare.nothing')];
  const { stable, trial, slotsOff, blocked, frozen, approvals } = composed;
  const share = trial && (trial.isPaused ? t('package.paused') : formatPercent(trial.percent, locale));
  return [
    stable ?? t('compare.nothing'),
    ...(trial
      ? [t('compare.trial', { version: trial.version, share, whom: describeSegment(words, trial.segment) })]
      : []),
    ...(slotsOff.length > 0 ? [t('compare.off', { slots: slotsOff.join(', ') })] : []),
    ...(blocked.length > 0 ? [t('package.blocked', { versions: blocked.join(', ') })] : []),
    ...(frozen ? [t('package.frozen')] : []),
    ...(approvals ? [t('package.approvals')] : []),
  ];
}

function Side({ title, facts, others }: { title: string; facts: readonly string[]; others: readonly string[] }) {
  return (
    <div>
      <p className={text.small}>{title}</p>
      <ul className={styles.facts} aria-label={title}>
        {facts.map((fact) => (
          <li key={fact}>{others.includes(fact) ? fact : <b>{fact}</b>}</li>
        ))}
      </ul>
    </div>
  );
}

function Difference({ difference }: { difference: PackageDifference }) {
  const words = useWords();
  const { t } = words;
  const { name, versions } = difference;
  const [isOpen, setIsOpen] = useState(false);
  const [before, after] = [factsOf(words, difference.before), factsOf(words, difference.after)];
  return (
    <li className={styles.package}>
      <h3>{name}</h3>
      <div className={styles.sides}>
        <Side title={t('compare.before')} facts={before} others={after} />
        <Side title={t('compare.after')} facts={after} others={before} />
      </div>
      {versions && (
        <details className={text.opens} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{t('compare.versions', { name })}</summary>
          {isOpen && <VersionDiff name={name} {...versions} />}
        </details>
      )}
    </li>
  );
}

/** Two moments out of the history, and what visitors got otherwise in one than in the other. */
export function CompareCard({ revisions }: { revisions: readonly Revision[] }) {
  const words = useWords();
  const { t, locale } = words;
  const [failure, setFailure] = useState<Failure>();
  const [found, setFound] = useState<CompositionDifference>();
  const options = revisions.map((each) => ({
    value: String(each.revision),
    label: `${each.revision} · ${formatInstant(each.at, locale)} · ${describeDone(words, each)}`,
  }));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const momentOf = (side: string) => {
      const chosen = given.get(side);
      return typeof chosen === 'string' ? chosen : 'now';
    };
    const answer = await compareCompositions(momentOf('from'), momentOf('to'));
    setFound(answer.ok ? answer.data : undefined);
    setFailure(answer.ok ? undefined : answer.failure);
  };
  if (revisions.length < 2) return null;
  return (
    <Card as="section" padded labelledBy="compare">
      <h2 id="compare">{t('compare.title')}</h2>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <SelectField label={t('compare.before')} name="from" options={options.slice(1)} />
        <SelectField
          label={t('compare.after')}
          name="to"
          options={[{ value: 'now', label: t('compare.now') }, ...options]}
        />
        <Button type="submit" variant="quiet">
          {t('compare.submit')}
        </Button>
      </form>
      {failure && (
        <p role="alert">
          <RefusalText failure={failure} />
        </p>
      )}
      {found?.packages.length === 0 && <p role="status">{t('compare.same')}</p>}
      {found && found.packages.length > 0 && (
        <ul
          className={styles.packages}
          aria-label={t('compare.list', { from: found.from.revision, to: found.to.revision })}
        >
          {found.packages.map((each) => (
            <Difference key={`${found.from.revision} ${found.to.revision} ${each.name}`} difference={each} />
          ))}
        </ul>
      )}
    </Card>
  );
}
