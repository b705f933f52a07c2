import { useState } from 'react';
import { formatSeconds } from '@wisata/registry/bring/format-seconds';
import { describeBuilt, type BuiltFrom } from '@wisata/registry/built-from';
import { useWords } from './words.ts';
import styles from './built-line.module.css';
import text from './text.module.css';

/** How long ago something was, as of when it was drawn first. */
function Age({ at }: { at: string }) {
  const { t, locale } = useWords();
  const [now] = useState(() => Date.now());
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  return (
    <time dateTime={at} title={at}>
      {t('built.ago', { time: formatSeconds(seconds, locale) })}
    </time>
  );
}

/** Where the build of a version comes from; nothing where nobody has said so. */
export function BuiltLine({ version, built }: { version: string; built: BuiltFrom | undefined }) {
  const { t } = useWords();
  if (!built) return null;
  const { branch, committedAt, subject, isDirty, buildUrl } = built;
  const short = describeBuilt(built);
  return (
    <div className={text.small}>
      {short && (
        <p>
          <b>{short}</b>
          {branch && <> ({branch})</>}
          {committedAt && (
            <>
              , <Age at={committedAt} />
            </>
          )}
        </p>
      )}
      {subject && (
        // In whatever language its author writes.
        <p lang="">“{subject}”</p>
      )}
      {isDirty && <p>{t('built.dirty')}</p>}
      {buildUrl === undefined ? (
        <p>{t('built.machine')}</p>
      ) : (
        <a className={styles.run} href={buildUrl} rel="noreferrer">
          {t('built.run', { version })}
        </a>
      )}
    </div>
  );
}
