import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await, useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { Deferred } from '@wisata/runtime/deferred';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';

function PartFailure({ message }: { readonly message: string }) {
  const { t } = useTranslation('content');
  const { revalidate, state } = useRevalidator();
  return (
    <Note
      tone="plain"
      title={t('part.failed')}
      actions={
        <Button size="s" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('again')}
        </Button>
      }
    >
      {message}
    </Note>
  );
}

interface DeferredPartProps<T> {
  readonly data: Promise<Outcome<T>>;
  /** A placeholder of the final size. */
  readonly loading: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A part of a page that comes and fails by itself. */
export function DeferredPart<T>({ data, loading, children }: DeferredPartProps<T>) {
  const { t } = useTranslation('content');
  const app = useApp();
  const words = (failure: Failure) => failureWords(app, failure, { remote: 'content', own: t('part.failedText') });
  return (
    <Deferred data={data} fallback={loading}>
      <Await resolve={data} errorElement={<PartFailure message={t('part.failedText')} />}>
        {(outcome: Outcome<T>) =>
          outcome.ok ? children(outcome.data) : <PartFailure message={words(outcome.failure)} />
        }
      </Await>
    </Deferred>
  );
}
