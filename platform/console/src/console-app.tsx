import { useCallback, useEffect, useState } from 'react';
import { FailureState } from '@wisata/ui/failure-state';
import { Button } from '@wisata/ui/button';
import type { Failure } from '@wisata/kernel/outcome';
import { findOperator, signOut, type Operator } from './console.api.ts';
import { RefusalText } from './registry-text.tsx';
import { ReleasesPage } from './releases-page.tsx';
import { SignIn } from './sign-in.tsx';
import { useWords } from './words.ts';
import frame from './frame.module.css';

type Session = { kind: 'asking' } | { kind: 'nobody' } | { kind: 'failed'; failure: Failure } | SignedIn;
type SignedIn = { kind: 'operator'; operator: Operator };

function useDocumentLanguage(): void {
  const { t, locale } = useWords();
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = t('title');
  });
}

/** The whole console: sign-in first, then the releases. */
export function ConsoleApp() {
  const { t } = useWords();
  useDocumentLanguage();
  const [session, setSession] = useState<Session>({ kind: 'asking' });
  const ask = useCallback(async () => {
    const answer = await findOperator();
    if (answer.ok) setSession({ kind: 'operator', operator: answer.data });
    else if (answer.failure.code === 'OPS_UNAUTHENTICATED') setSession({ kind: 'nobody' });
    else setSession({ kind: 'failed', failure: answer.failure });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void ask());
    return () => clearTimeout(timer);
  }, [ask]);

  switch (session.kind) {
    case 'asking':
      return <p className={frame.waiting}>{t('start.asking')}</p>;
    case 'nobody':
      return <SignIn onSignedIn={(operator) => setSession({ kind: 'operator', operator })} />;
    case 'failed':
      return (
        <main className={frame.alone}>
          <FailureState
            level={1}
            title={t('start.failed')}
            actions={<Button onClick={() => void ask()}>{t('start.again')}</Button>}
          >
            <RefusalText failure={session.failure} /> {t('start.calm')}
          </FailureState>
        </main>
      );
    case 'operator':
      return (
        <ReleasesPage
          operator={session.operator}
          onSignOut={() => void signOut().then(() => setSession({ kind: 'nobody' }))}
          onSignedOut={() => setSession({ kind: 'nobody' })}
        />
      );
  }
}
