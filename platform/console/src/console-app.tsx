import { useCallback, useEffect, useState } from 'react';
import { FailureState } from '@wisata/ui/failure-state';
import { Button } from '@wisata/ui/button';
import type { Failure } from '@wisata/kernel/outcome';
import { findOperator, signOut, type Operator } from './console.api.ts';
import { ReleasesPage } from './releases-page.tsx';
import { SignIn } from './sign-in.tsx';
import frame from './frame.module.css';

type Session = { kind: 'asking' } | { kind: 'nobody' } | { kind: 'failed'; failure: Failure } | SignedIn;
type SignedIn = { kind: 'operator'; operator: Operator };

/** The whole console: sign-in first, then the releases. */
export function ConsoleApp() {
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
      return <p className={frame.waiting}>Looking who is signed in …</p>;
    case 'nobody':
      return <SignIn onSignedIn={(operator) => setSession({ kind: 'operator', operator })} />;
    case 'failed':
      return (
        <main className={frame.alone}>
          <FailureState
            level={1}
            title="The registry cannot be reached"
            actions={<Button onClick={() => void ask()}>Try again</Button>}
          >
            {session.failure.message} Visitors keep getting what they got before.
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
