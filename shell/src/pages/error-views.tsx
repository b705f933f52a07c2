import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { startWithNames } from '@wisata/kernel/name-lists';
import type { RemoteName } from '@wisata/kernel/remote';
import { serviceName } from '@wisata/kernel/services';
import { RouterLink, useApp, useSessionUser } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';
import { Page } from '@wisata/ui/layout';
import { errorReference, errorTime } from '../app/site/error-reference.ts';
import { useShell } from '../app/start/shell-services.tsx';
import styles from './page-error.module.css';

function Place({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <Page>
        <div className={styles.narrow}>{children}</div>
      </Page>
    </div>
  );
}

function HomeButton() {
  const { t } = useTranslation('shell');
  return (
    <LinkButton as={RouterLink} href="/">
      {t('error.home')}
    </LinkButton>
  );
}

/** Goes to the same address once more: the remote is asked for again, and the page's data with it. */
function AgainButton() {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    setBusy(false);
  };
  return (
    <Button variant="primary" busy={busy} onClick={() => void again()}>
      {t('error.again')}
    </Button>
  );
}

/** A code and a time that the help desk can find again. */
function useReference(owner: string, problem: unknown): string {
  const { t } = useTranslation('shell');
  const { clock, locale, track } = useApp();
  const [atMs] = useState(() => clock.now());
  const reference = errorReference(owner, atMs);
  const message = problem instanceof Error ? problem.message : String(problem);
  useEffect(() => {
    track('page-failed', { reference, owner, message });
  }, [track, reference, owner, message]);
  return t('error.reference', { reference, time: errorTime(atMs, locale) });
}

/** An address that nobody answers for; `text` says what is missing where a page knows. */
export function NotFound({ text }: { text?: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <Place>
      <EmptyState
        level={1}
        title={<span lang="en">{t('error.notFoundTitle')}</span>}
        actions={
          <>
            <LinkButton as={RouterLink} href="/" variant="primary">
              {t('error.home')}
            </LinkButton>
            <LinkButton as={RouterLink} href="/order">
              {t('error.findOrder')}
            </LinkButton>
          </>
        }
      >
        <p>{text ?? t('error.notFoundText')}</p>
        <p>{t('error.notFoundHint')}</p>
      </EmptyState>
    </Place>
  );
}

/** A page of another role: who is signed in, and the pages that are theirs. */
export function Refused() {
  const { t } = useTranslation('shell');
  const user = useSessionUser();
  return (
    <Place>
      <EmptyState
        level={1}
        title={t('error.refusedTitle')}
        actions={
          <>
            <LinkButton as={RouterLink} href="/dashboard/order" variant="primary">
              {t('user.bookings')}
            </LinkButton>
            <HomeButton />
          </>
        }
      >
        {user && <p>{t('error.refusedText', { email: user.email })}</p>}
        <p>{t('error.refusedHint')}</p>
      </EmptyState>
    </Place>
  );
}

/** A page whose owner cannot be loaded: says what still works and asks for it again. */
export function RemoteUnavailable({ remote }: { remote: RemoteName }) {
  const { t } = useTranslation('shell');
  const { config, locale } = useApp();
  const reference = useReference(remote, 'remote unavailable');
  const others = config.services.filter((service) => config.owners[service] !== remote);
  const namesOf = (services: readonly string[]) =>
    startWithNames(
      services.map((service) => serviceName(config, service, locale)),
      locale,
    );
  const own = Object.keys(config.descriptions).filter((service) => config.owners[service] === remote);
  const title =
    own.length > 0
      ? t('remoteDown.service', { names: namesOf(own) })
      : t(`remoteDown.${remote}`, { defaultValue: t('remoteDown.page') });
  return (
    <Place>
      <FailureState
        level={1}
        title={title}
        reference={reference}
        actions={
          <>
            <AgainButton />
            <HomeButton />
          </>
        }
      >
        {others.length > 0 && <p>{t('remoteDown.others', { names: namesOf(others), count: others.length })}</p>}
        <p>{t('remoteDown.safe')}</p>
      </FailureState>
    </Place>
  );
}

/** Any other fault, reported to the remote's owner. */
export function Crashed({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const { loader } = useShell();
  const matches = useMatches();
  const owner = matches.map(({ handle }) => (handle as { remote?: RemoteName } | undefined)?.remote).findLast(Boolean);
  const reference = useReference(owner ?? 'shell', error);
  useEffect(() => {
    if (owner) loader.reportCrash(owner, error);
  }, [loader, owner, error]);
  return (
    <Place>
      <FailureState
        level={1}
        title={t('error.title')}
        reference={reference}
        actions={
          <>
            <AgainButton />
            <HomeButton />
          </>
        }
      >
        <p>{t('error.text')}</p>
      </FailureState>
    </Place>
  );
}

/** The code of this page was replaced and a reload did not help. */
export function NewVersion() {
  const { t } = useTranslation('shell');
  return (
    <Place>
      <FailureState
        level={1}
        title={t('error.newVersion')}
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('error.reload')}
            </Button>
            <HomeButton />
          </>
        }
      >
        <p>{t('error.newVersionText')}</p>
      </FailureState>
    </Place>
  );
}
