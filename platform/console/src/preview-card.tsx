import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Note } from '@wisata/ui/note';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { LinkedPreview } from '@wisata/registry/ops-client';
import { endPreview, readPreviews, type Operator } from './console.api.ts';
import { formatInstant } from './formats.ts';
import { RefusalText } from './registry-text.tsx';
import { mayDo, roleFor } from './release-choices.ts';
import { startLooking } from './start-looking.ts';
import { useWords } from './words.ts';
import styles from './preview-card.module.css';
import text from './text.module.css';

interface PreviewProps {
  readonly preview: LinkedPreview;
  readonly operator: Operator;
  readonly onEnd: () => void;
}

function PreviewItem({ preview, operator, onEnd }: PreviewProps) {
  const { t, locale } = useWords();
  const { package: name, number, version, actor, reason, until, path } = preview;
  return (
    <li className={styles.preview}>
      <span>
        <b>{t('previews.name', { name, number })}</b> {version}
        <span className={text.small}>
          {actor}: “<span lang="">{reason}</span>”. {t('previews.until', { time: formatInstant(until, locale) })}
        </span>
      </span>
      <span className={styles.buttons}>
        <a className={styles.link} href={path} target="_blank" rel="noreferrer">
          {t('previews.open')}
          <VisuallyHidden> {t('previews.name', { name, number })}</VisuallyHidden>
        </a>
        {mayDo(roleFor(operator, name), 'canary') && (
          <Button variant="quiet" onClick={onEnd}>
            {t('previews.end')}
            <VisuallyHidden> {t('previews.name', { name, number })}</VisuallyHidden>
          </Button>
        )}
      </span>
    </li>
  );
}

/** Versions of pull requests that whoever has the link sees; nothing while there are none. */
export function PreviewCard({ operator }: { operator: Operator }) {
  const { t } = useWords();
  const [previews, setPreviews] = useState<readonly LinkedPreview[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const look = useCallback(async () => {
    const answer = await readPreviews();
    if (answer.ok) setPreviews(answer.data);
  }, []);
  useEffect(() => startLooking(look), [look]);

  const end = async ({ package: name, number }: LinkedPreview) => {
    const ended = await endPreview(name, number);
    // Somebody else may have been quicker.
    setFailure(ended.ok || ended.failure.code === 'PREVIEW_UNKNOWN' ? undefined : ended.failure);
    await look();
  };
  if (previews.length === 0) return null;
  return (
    <Card as="section" padded labelledBy="previews">
      <h2 id="previews">{t('previews.title')}</h2>
      <p className={text.muted}>{t('previews.whom')}</p>
      {failure && (
        <Note tone="danger" live="alert">
          <RefusalText failure={failure} />
        </Note>
      )}
      <ul className={styles.previews} role="list" aria-labelledby="previews">
        {previews.map((each) => (
          <PreviewItem
            key={`${each.package} ${each.number}`}
            preview={each}
            operator={operator}
            onEnd={() => void end(each)}
          />
        ))}
      </ul>
    </Card>
  );
}
