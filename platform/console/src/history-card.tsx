import { useState } from 'react';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { classNames } from '@wisata/ui/class-names';
import { Note } from '@wisata/ui/note';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { Revision } from '@wisata/registry/repository';
import { searchHistory } from './console.api.ts';
import { describeAuthority, describeOpenGates, describeRevision, formatInstant } from './release-words.ts';
import styles from './history-card.module.css';
import text from './text.module.css';

const MORE = 50;
const BACKWARD = ['rollback', 'abort', 'block'];

function Entry({ revision, packages }: { revision: Revision; packages: readonly PackageOverview[] }) {
  return (
    <li className={classNames(BACKWARD.includes(revision.action.kind) && styles.backward)}>
      <time dateTime={revision.at}>{formatInstant(revision.at)}</time>
      <b>{revision.actor}</b>
      <span>
        {describeRevision(revision)}: “{revision.reason}”
        {[...describeAuthority(revision), ...describeOpenGates(revision, packages)].map((note) => (
          <small key={note} className={text.small}>
            {note}
          </small>
        ))}
      </span>
    </li>
  );
}

interface HistoryCardProps {
  readonly revisions: readonly Revision[];
  /** Every package with its versions, for what their gates said. */
  readonly packages: readonly PackageOverview[];
}

/** Who did what and why, the latest first; never edited, only longer. */
export function HistoryCard({ revisions, packages }: HistoryCardProps) {
  const [older, setOlder] = useState<readonly Revision[]>([]);
  const [state, setState] = useState<'more' | 'busy' | 'end' | 'failed'>('more');
  const last = older.at(-1) ?? revisions.at(-1);
  const shown = [...revisions, ...older.filter(({ revision }) => revision < (revisions.at(-1)?.revision ?? 0))];
  const showMore = async () => {
    if (!last) return;
    setState('busy');
    const answer = await searchHistory(MORE, last.revision);
    if (!answer.ok) return setState('failed');
    setOlder([...older, ...answer.data]);
    setState(answer.data.length < MORE ? 'end' : 'more');
  };
  return (
    <Card as="section" padded labelledBy="history">
      <h2 id="history">History</h2>
      {shown.length === 0 && <p className={text.muted}>Nothing has been released yet.</p>}
      <ol className={styles.history} aria-labelledby="history">
        {shown.map((revision) => (
          <Entry key={revision.revision} revision={revision} packages={packages} />
        ))}
      </ol>
      {state === 'failed' && (
        <Note tone="danger" live="alert">
          Older changes could not be read.
        </Note>
      )}
      {state !== 'end' && last && last.revision > 1 && (
        <Button variant="quiet" busy={state === 'busy'} onClick={() => void showMore()}>
          Show older changes
        </Button>
      )}
    </Card>
  );
}
