import { useState } from 'react';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { classNames } from '@wisata/ui/class-names';
import { Note } from '@wisata/ui/note';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { Revision } from '@wisata/registry/repository';
import { searchHistory } from './console.api.ts';
import { formatInstant } from './formats.ts';
import { describeDone, searchNotes } from './history-words.ts';
import { NoteText } from './registry-text.tsx';
import { TakenBack } from './taken-back.tsx';
import { useWords } from './words.ts';
import styles from './history-card.module.css';
import text from './text.module.css';

const MORE = 50;
const BACKWARD = ['rollback', 'abort', 'block'];
/** Who acts here without being a person, and gives reasons in English. */
const PROGRAMS = ['judge', 'schedule', 'npm start'];

function Entry({ revision, packages }: { revision: Revision; packages: readonly PackageOverview[] }) {
  const words = useWords();
  const { actor, reason, at } = revision;
  return (
    <li className={classNames(BACKWARD.includes(revision.action.kind) && styles.backward)}>
      <time dateTime={at}>{formatInstant(at, words.locale)}</time>
      <b>{actor}</b>
      <div>
        {describeDone(words, revision)}: “<span lang={PROGRAMS.includes(actor) ? 'en' : undefined}>{reason}</span>”
        {searchNotes(words, revision, packages).map((note) => (
          <small key={note.text} className={text.small}>
            <NoteText {...note} />
          </small>
        ))}
        <TakenBack revision={revision} />
      </div>
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
  const { t } = useWords();
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
      <h2 id="history">{t('history.title')}</h2>
      {shown.length === 0 && <p className={text.muted}>{t('history.empty')}</p>}
      <ol className={styles.history} aria-labelledby="history">
        {shown.map((revision) => (
          <Entry key={revision.revision} revision={revision} packages={packages} />
        ))}
      </ol>
      {state === 'failed' && (
        <Note tone="danger" live="alert">
          {t('history.failed')}
        </Note>
      )}
      {state !== 'end' && last && last.revision > 1 && (
        <Button variant="quiet" busy={state === 'busy'} onClick={() => void showMore()}>
          {t('history.more')}
        </Button>
      )}
    </Card>
  );
}
