import { formatNumber } from '@wisata/kernel/locale';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageState } from '@wisata/registry/release-state';
import { formatVital, searchPageVitals, VITALS, type PageVitals } from './page-vitals.ts';
import { useWords } from './words.ts';
import styles from './vitals-table.module.css';

type Labels = Readonly<Record<PageVitals['lines'][number]['side'], string>>;

function Page({ page, lines, labels }: PageVitals & { labels: Labels }) {
  const { t, locale } = useWords();
  return (
    <tbody>
      <tr>
        <th className={styles.page} colSpan={VITALS.length + 1} scope="rowgroup">
          {page ?? t('vitals.allPages')}
        </th>
      </tr>
      {lines.map(({ side, views, values }) => (
        <tr key={side} className={styles[side]}>
          <th scope="row">
            {labels[side]} <small>{formatNumber(views, locale)}</small>
          </th>
          {VITALS.map((vital) => (
            <td key={vital}>{formatVital(vital, values[vital], locale)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** How the pages of a package were for three quarters of the visits, the version on trial above the stable one. */
export function VitalsTable({ figures, state }: { figures: PackageFigures | undefined; state: PackageState }) {
  const { t } = useWords();
  const versions = { canary: state.canary?.version, stable: state.stable ?? undefined };
  const pages = figures ? searchPageVitals(figures, versions) : [];
  return <VitalsOf pages={pages} labels={{ canary: t('rates.canary'), stable: t('rates.stable') }} />;
}

/** The same of any two versions. */
export function VitalsOf({ pages, labels }: { pages: readonly PageVitals[]; labels: Labels }) {
  const { t } = useWords();
  if (pages.length === 0) return null;
  return (
    <details className={styles.vitals}>
      <summary>{t('vitals.summary')}</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('vitals.version')}</th>
              {VITALS.map((vital) => (
                <th key={vital} scope="col">
                  {vital}
                </th>
              ))}
            </tr>
          </thead>
          {pages.map((each) => (
            <Page key={each.page ?? ''} labels={labels} {...each} />
          ))}
        </table>
      </div>
    </details>
  );
}
