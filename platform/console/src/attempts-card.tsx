import { useState } from 'react';
import { Card } from '@wisata/ui/card';
import { SelectField } from '@wisata/ui/select-field';
import type { Attempt } from '@wisata/registry/attempts/attempts';
import { formatInstant } from './formats.ts';
import { useAttempts } from './use-releases.ts';
import { useWords } from './words.ts';
import history from './history-card.module.css';
import styles from './attempts-card.module.css';
import text from './text.module.css';

function Entry({ attempt }: { attempt: Attempt }) {
  const { t, locale } = useWords();
  const { at, actor, package: name, version, tried, refused, next } = attempt;
  const gates = Object.keys(refused).filter((gate) => gate !== 'rules');
  const what = [name, version].filter(Boolean).join(' ');
  const by = gates.length > 0 ? gates.join(', ') : t('attempts.rules');
  return (
    <li>
      <time dateTime={at}>{formatInstant(at, locale)}</time>
      <b>{actor}</b>
      <div>
        <p>{t('attempts.refused', { what, by, tried: t(`attempts.tried.${tried}`) })}</p>
        {Object.entries(refused).map(([gate, reasons]) => (
          <p key={gate} className={text.small} lang="en">
            {reasons.join(' ')}
          </p>
        ))}
        <p className={text.small}>{t('attempts.next')}</p>
        <ul className={styles.commands} aria-label={t('attempts.next')}>
          {next.map((command) => (
            <li key={command}>
              <code lang="en">{command}</code>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** What gates and rules refused, the latest first, with what to enter next. */
export function AttemptsCard({ names, revision }: { names: readonly string[]; revision: number | undefined }) {
  const { t } = useWords();
  const [name, setName] = useState<string>();
  // Those of all packages are here first; what else there is of the chosen one comes.
  const shown = useAttempts(revision, name).filter((each) => name === undefined || each.package === name);
  return (
    <Card as="section" padded labelledBy="attempts">
      <h2 id="attempts">{t('attempts.title')}</h2>
      <div className={styles.choice}>
        <SelectField
          label={t('package.name')}
          value={name ?? ''}
          options={[{ value: '', label: t('attempts.all') }, ...names.map((each) => ({ value: each, label: each }))]}
          onChange={(event) => setName(event.currentTarget.value || undefined)}
        />
      </div>
      {shown.length === 0 && <p className={text.muted}>{t('attempts.none')}</p>}
      <ol className={history.history} aria-labelledby="attempts">
        {shown.map((attempt) => (
          <Entry key={attempt.id} attempt={attempt} />
        ))}
      </ol>
    </Card>
  );
}
