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
import type { Operator } from './console.api.ts';
import { HistoryCard } from './history-card.tsx';
import { PackageHeads, PackageRow } from './package-row.tsx';
import { RequestCards, type AnswerChoice } from './request-card.tsx';
import { roleFor, type Choice } from './release-choices.ts';
import { useFigures, useReleases } from './use-releases.ts';
import { findComparable } from './visit-figures.ts';
import { VisitorCard } from './visitor-card.tsx';
import styles from './releases-page.module.css';
import frame from './frame.module.css';
import text from './text.module.css';

interface Asked {
  readonly name: string;
  readonly choice: Choice;
}

function Header({ operator, revision, onSignOut }: { operator: Operator; revision?: number; onSignOut: () => void }) {
  return (
    <header className={classNames('on-brand', styles.header)}>
      <Page>
        <div className={styles.headerRow}>
          <Logo name="wisata" ground="brand" />
          <span className={styles.place}>Releases</span>
          <span className={styles.facts}>
            {revision !== undefined && (
              <span>
                <Icon of={Database} size="s" /> Revision {revision}
              </span>
            )}
            <span>
              <Icon of={CircleUserRound} size="s" /> {operator.name}, {operator.role}
            </span>
          </span>
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            <Icon of={LogOut} size="s" /> Sign out
          </button>
        </div>
      </Page>
    </header>
  );
}

function summaryOf({ packages }: ReleaseOverview): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const canaries = packages.filter(({ state }) => state.canary).length;
  const frozen = packages.filter(({ state }) => state.frozen).length;
  const parts = [count(packages.length, 'package', 'packages'), count(canaries, 'canary', 'canaries')];
  return `${[...parts, ...(frozen > 0 ? [`${frozen} frozen`] : [])].join(', ')}. Each button below changes one package only.`;
}

const comparable = (figures: PackageFigures | undefined, state: PackageState) =>
  figures && findComparable(figures, state);

/** What every package gives its visitors, what they met, and what can be done about it. */
export function ReleasesPage(props: { operator: Operator; onSignOut: () => void; onSignedOut: () => void }) {
  const { operator, onSignOut, onSignedOut } = props;
  const { overview, revisions, failure, refresh } = useReleases();
  const figures = useFigures((overview?.packages ?? []).map(({ name }) => name));
  const [asked, setAsked] = useState<Asked>();
  const [answer, setAnswer] = useState<AnswerChoice>();
  const [done, setDone] = useState('');
  const isSignedOut = failure?.code === 'OPS_UNAUTHENTICATED';
  useEffect(() => {
    if (isSignedOut) onSignedOut();
  }, [isSignedOut, onSignedOut]);

  const choose = (name: string) => (choice: Choice) => {
    setDone('');
    setAsked({ name, choice });
  };
  const toldOf = (each: ReleaseOverview['packages'][number]) => ({
    overview: each,
    figures: comparable(figures[each.name], each.state),
    role: roleFor(operator, each.name),
    onChoose: choose(each.name),
  });
  const finish = (words: string) => {
    setAsked(undefined);
    setAnswer(undefined);
    setDone(words);
    void refresh();
  };
  const subject = asked && overview?.packages.find(({ name }) => name === asked.name);
  return (
    <>
      <Header operator={operator} revision={overview?.revision} onSignOut={onSignOut} />
      <main className={styles.main}>
        <Page>
          <div className={frame.stack}>
            <div>
              <h1>Releases</h1>
              <p className={text.muted}>{overview ? summaryOf(overview) : 'Asking the registry …'}</p>
            </div>
            {failure && (
              <Note tone="danger" title="What you see may be old." live="alert">
                {failure.message}
              </Note>
            )}
            {done !== '' && (
              <Note tone="success" title={done}>
                It is in the history below.
              </Note>
            )}
            <Announcer message={done} />
            {overview?.packages.map((each) => (
              <Alarm key={each.name} {...toldOf(each)} />
            ))}
            {overview?.packages.map((each) => (
              <RequestCards key={each.name} {...toldOf(each)} operator={operator} onAnswer={setAnswer} />
            ))}
            {overview && (
              <Card as="section" label="Packages">
                <PackageHeads />
                {overview.packages.map((each) => (
                  <PackageRow key={each.name} {...toldOf(each)} />
                ))}
              </Card>
            )}
            <HistoryCard revisions={revisions} packages={overview?.packages ?? []} />
            <VisitorCard />
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
