import { CircleUserRound, Database, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Card } from '@wisata/ui/card';
import { classNames } from '@wisata/ui/class-names';
import { Icon } from '@wisata/ui/icon';
import { Page } from '@wisata/ui/layout';
import { Announcer } from '@wisata/ui/live-region';
import { Logo } from '@wisata/ui/logo';
import { Note } from '@wisata/ui/note';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { ReleaseOverview } from '@wisata/registry/ops-client';
import type { PackageState } from '@wisata/registry/release-state';
import { ActionDialog } from './action-dialog.tsx';
import { Alarm } from './alarm.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { AttemptsCard } from './attempts-card.tsx';
import { CompareCard } from './compare-card.tsx';
import type { Operator } from './console.api.ts';
import { formatList } from './formats.ts';
import { HistoryCard } from './history-card.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PackageHeads, PackageRow } from './package-row.tsx';
import { PreviewCard } from './preview-card.tsx';
import { RefusalText } from './registry-text.tsx';
import { RequestCards, type AnswerChoice } from './request-card.tsx';
import { roleFor, type Choice } from './release-choices.ts';
import { useFigures, useReleases } from './use-releases.ts';
import { findComparable } from './visit-figures.ts';
import { VisitorCard } from './visitor-card.tsx';
import { useWords, type Told, type Words } from './words.ts';
import styles from './releases-page.module.css';
import frame from './frame.module.css';
import text from './text.module.css';

interface Asked {
  readonly name: string;
  readonly choice: Choice;
}

interface HeaderProps {
  readonly operator: Operator;
  readonly overview: ReleaseOverview | undefined;
  readonly onSignOut: () => void;
}

function Header({ operator, overview, onSignOut }: HeaderProps) {
  const { t } = useWords();
  return (
    <header className={classNames('on-brand', styles.header)}>
      <Page>
        <div className={styles.headerRow}>
          <Logo name="wisata" ground="brand" />
          <span className={styles.place}>{t('title')}</span>
          {overview?.environment && <span className={styles.place}>{overview.environment}</span>}
          <span className={styles.facts}>
            {overview && (
              <span>
                <Icon of={Database} size="s" /> {t('revision', { revision: overview.revision })}
              </span>
            )}
            <span>
              <Icon of={CircleUserRound} size="s" />{' '}
              {t('operator', { name: operator.name, role: t(`role.${operator.role}`) })}
            </span>
          </span>
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            <Icon of={LogOut} size="s" /> {t('signOut')}
          </button>
          <LanguageSwitch ground="brand" />
        </div>
      </Page>
    </header>
  );
}

function summaryOf({ t, locale }: Words, { packages }: ReleaseOverview): string {
  const canaries = packages.filter(({ state }) => state.canary).length;
  const frozen = packages.filter(({ state }) => state.frozen).length;
  const counts = [
    t('page.packages', { count: packages.length }),
    t('page.canaries', { count: canaries }),
    ...(frozen > 0 ? [t('page.frozen', { count: frozen })] : []),
  ];
  return t('page.summary', { counts: formatList(counts, locale) });
}

const comparable = (figures: PackageFigures | undefined, state: PackageState) =>
  figures && findComparable(figures, state);

/** What every package gives its visitors, what they met, and what can be done about it. */
export function ReleasesPage(props: { operator: Operator; onSignOut: () => void; onSignedOut: () => void }) {
  const { operator, onSignOut, onSignedOut } = props;
  const words = useWords();
  const { t } = words;
  const { overview, revisions, failure, refresh } = useReleases();
  const figures = useFigures((overview?.packages ?? []).map(({ name }) => name));
  const [asked, setAsked] = useState<Asked>();
  const [answer, setAnswer] = useState<AnswerChoice>();
  const [done, setDone] = useState<Told>();
  const isSignedOut = failure?.code === 'OPS_UNAUTHENTICATED';
  useEffect(() => {
    if (isSignedOut) onSignedOut();
  }, [isSignedOut, onSignedOut]);

  const choose = (name: string) => (choice: Choice) => {
    setDone(undefined);
    setAsked({ name, choice });
  };
  const toldOf = (each: ReleaseOverview['packages'][number]) => ({
    overview: each,
    figures: comparable(figures[each.name], each.state),
    role: roleFor(operator, each.name),
    onChoose: choose(each.name),
  });
  const finish = (told: Told) => {
    setAsked(undefined);
    setAnswer(undefined);
    setDone(() => told);
    void refresh();
  };
  const subject = asked && overview?.packages.find(({ name }) => name === asked.name);
  return (
    <>
      <Header operator={operator} overview={overview} onSignOut={onSignOut} />
      <main className={styles.main}>
        <Page>
          <div className={frame.stack}>
            <div>
              <h1>{t('title')}</h1>
              <p className={text.muted}>{overview ? summaryOf(words, overview) : t('page.asking')}</p>
            </div>
            {failure && (
              <Note tone="danger" title={t('page.old')} live="alert">
                <RefusalText failure={failure} />
              </Note>
            )}
            {done && (
              <Note tone="success" title={done(words)}>
                {t('page.kept')}
              </Note>
            )}
            <Announcer message={done?.(words) ?? ''} />
            {overview?.packages.map((each) => (
              <Alarm key={each.name} {...toldOf(each)} />
            ))}
            {overview?.packages.map((each) => (
              <RequestCards key={each.name} {...toldOf(each)} operator={operator} onAnswer={setAnswer} />
            ))}
            {overview && (
              <Card as="section" label={t('page.list')}>
                <PackageHeads />
                {overview.packages.map((each) => (
                  <PackageRow key={each.name} {...toldOf(each)} />
                ))}
              </Card>
            )}
            <HistoryCard revisions={revisions} packages={overview?.packages ?? []} />
            <CompareCard revisions={revisions} />
            <AttemptsCard names={overview?.packages.map(({ name }) => name) ?? []} revision={overview?.revision} />
            <PreviewCard operator={operator} />
            <VisitorCard packages={overview?.packages ?? []} />
          </div>
        </Page>
      </main>
      {asked && subject && overview && (
        <ActionDialog
          key={`${asked.name} ${asked.choice.kind} ${asked.choice.slot ?? ''}`}
          overview={subject}
          revision={overview.revision}
          choice={asked.choice}
          onClose={() => setAsked(undefined)}
          onStale={refresh}
          onDone={finish}
        />
      )}
      {answer && <AnswerDialog choice={answer} onClose={() => setAnswer(undefined)} onDone={finish} />}
    </>
  );
}
