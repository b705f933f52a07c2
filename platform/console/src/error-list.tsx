import { useState } from 'react';
import { formatNumber } from '@wisata/kernel/locale';
import { Button } from '@wisata/ui/button';
import { classNames } from '@wisata/ui/class-names';
import { Tag } from '@wisata/ui/tag';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { Outcome } from '@wisata/kernel/outcome';
import type { ErrorCount, ErrorGroup, VersionErrors } from '@wisata/registry/errors/error-figures';
import type { Place } from '@wisata/registry/errors/find-places';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageOverview } from '@wisata/registry/ops-client';
import { readErrors } from './console.api.ts';
import { formatInstant } from './formats.ts';
import { RefusalText } from './registry-text.tsx';
import { useWords } from './words.ts';
import styles from './error-list.module.css';
import text from './text.module.css';

/** Those who are known or new, on one screen. */
const MOST_SHOWN = 10;

/** `mfe-hotel/src/detail/price-card.tsx:42:7`; in the script itself where the version has no map of it. */
const placeOf = ({ source, sourceLine, sourceColumn, package: name, file, line, column }: Place) =>
  source === undefined ? `${name}/${file}:${line}:${column}` : `${source}:${sourceLine}:${sourceColumn}`;

/** The lines of the source around a place, which is marked. */
function Lines({ around, sourceLine }: Place) {
  const { t } = useWords();
  if (!around) return null;
  return (
    // Wider than a phone: whoever reads with the keyboard has to come to it.
    <pre className={styles.lines} tabIndex={0} role="group" aria-label={t('errors.lines')} lang="en">
      {around.lines.map((line, at) => {
        const number = around.from + at;
        const code = `${String(number).padStart(5)}  ${line}\n`;
        return number === sourceLine ? <mark key={number}>{code}</mark> : <span key={number}>{code}</span>;
      })}
    </pre>
  );
}

function ErrorItem({ name, message, top, stack, count, visitors, firstAt, lastAt, pages, alsoIn }: ErrorGroup) {
  const { t, locale } = useWords();
  return (
    <li className={classNames(styles.error, alsoIn === null && styles.fresh)}>
      <p>
        {alsoIn === null ? (
          <Tag tone="danger">{t('errors.new')}</Tag>
        ) : (
          <Tag tone="neutral">{t('errors.alsoIn', { version: alsoIn })}</Tag>
        )}{' '}
        <b lang="en">
          {name}: {message}
        </b>
      </p>
      {top && <code className={styles.place}>{placeOf(top)}</code>}
      <p className={text.small}>
        {t('errors.times', { count, number: formatNumber(count, locale) })},{' '}
        {t('errors.visitors', { count: visitors, number: formatNumber(visitors, locale) })}.{' '}
        {t('errors.since', { first: formatInstant(firstAt, locale), last: formatInstant(lastAt, locale) })}
        {pages.length > 0 && ` ${t('errors.pages', { pages: pages.join(', ') })}`}
      </p>
      {top && <Lines {...top} />}
      {stack.length > 1 && (
        <details className={styles.stack}>
          <summary>
            <span>{t('errors.stack', { count: stack.length })}</span>
          </summary>
          <ol>
            {stack.map((place, at) => (
              <li key={at}>
                <code>{placeOf(place)}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Answer({ errors }: VersionErrors) {
  const { t } = useWords();
  const [shown, setShown] = useState(MOST_SHOWN);
  return (
    <>
      <ol className={styles.errors}>
        {errors.slice(0, shown).map((each) => (
          <ErrorItem key={each.id} {...each} />
        ))}
      </ol>
      {errors.length > shown && (
        <Button variant="quiet" onClick={() => setShown(errors.length)}>
          {t('errors.all', { count: errors.length })}
        </Button>
      )}
    </>
  );
}

/** The errors of one version, asked for when somebody wants to see them. */
function ErrorsOfVersion({ name, version, fresh, known }: ErrorCount & { readonly name: string }) {
  const { t } = useWords();
  const [answer, setAnswer] = useState<Outcome<VersionErrors>>();
  const ask = async (isOpen: boolean) => {
    if (isOpen) setAnswer(await readErrors(name, version));
  };
  return (
    <details className={styles.version} onToggle={({ currentTarget }) => void ask(currentTarget.open)}>
      <summary>
        <span>
          {t('errors.summary', { version })}
          <VisuallyHidden> {t('errors.of', { name })}</VisuallyHidden>
        </span>
        {fresh > 0 && <Tag tone="danger">{t('errors.fresh', { count: fresh })}</Tag>}
        {known > 0 && <Tag tone="neutral">{t('errors.known', { count: known })}</Tag>}
      </summary>
      {!answer && <p className={text.muted}>{t('errors.asking')}</p>}
      {answer?.ok === false && (
        <p className={text.muted}>
          <RefusalText failure={answer.failure} />
        </p>
      )}
      {answer?.ok && <Answer {...answer.data} />}
    </details>
  );
}

/** What browsers say that goes wrong in the versions that visitors get, and in others of the last days. */
export function ErrorList({ overview, figures }: { overview: PackageOverview; figures: PackageFigures | undefined }) {
  const { state, name } = overview;
  const order = [state.canary?.version, state.stable, ...overview.versions.map(({ version }) => version).reverse()];
  const told = (figures?.errors ?? []).toSorted((a, b) => order.indexOf(a.version) - order.indexOf(b.version));
  return told.map((each) => <ErrorsOfVersion key={each.version} name={name} {...each} />);
}
