import { Component, Suspense, lazy, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { isChunkFailure } from '@wisata/runtime/fault';
import { isRemoteUnavailable } from '@wisata/runtime/remote-unavailable-error';
import { takeReload } from '../app/start/chunk-reload.ts';
import { errorTitleKey, pageTitle } from '../app/navigation/page-head.ts';
import { BootSkeleton, PageSkeleton } from '../layouts/boot-skeleton.tsx';
import styles from './page-error.module.css';

// Fetched when the first page stands idle: a fault that comes with a lost network must not need it.
const errorViews = () => import(/* webpackChunkName: "after-start" */ './error-views.tsx');
const Crashed = lazy(async () => ({ default: (await errorViews()).Crashed }));
const NewVersion = lazy(async () => ({ default: (await errorViews()).NewVersion }));
const NotFound = lazy(async () => ({ default: (await errorViews()).NotFound }));
const Refused = lazy(async () => ({ default: (await errorViews()).Refused }));
const RemoteUnavailable = lazy(async () => ({ default: (await errorViews()).RemoteUnavailable }));

/** An error page that fails itself still leads home. It uses nothing that could fail again. */
class LastResort extends Component<{ text: string; home: string; homeHref: string; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { text, home, homeHref, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <section className={styles.plain}>
        <h1>{text}</h1>
        <p>
          <a href={homeHref}>{home}</a>
        </p>
      </section>
    );
  }
}

/** A page whose code is gone is loaded anew, once a minute at most; then it says so and leaves the choice. */
function Outdated() {
  const app = useApp();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (takeReload(app)) window.location.reload();
    else startTransition(() => setTold(true));
  }, [app]);
  return isTold ? <NewVersion /> : <BootSkeleton />;
}

/** What a page's loader says is missing, where it says so. */
function missingWords(data: unknown): string | undefined {
  const isNamed = typeof data === 'object' && data !== null && 'missing' in data && typeof data.missing === 'string';
  return isNamed ? (data.missing as string) : undefined;
}

function ErrorView({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound text={missingWords(error.data)} />;
  if (isRouteErrorResponse(error) && error.status === 403) return <Refused />;
  if (isRemoteUnavailable(error)) return <RemoteUnavailable remote={error.remote} />;
  if (isChunkFailure(error)) return <Outdated />;
  return <Crashed error={error} />;
}

function Titled({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const { config } = useApp();
  const name = isRemoteUnavailable(error) ? `remoteDown.${error.remote}` : errorTitleKey(error);
  const title = pageTitle(t(name), config.brand.name);
  useEffect(() => {
    document.title = title;
  }, [title, error]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ErrorView error={error} />
    </Suspense>
  );
}

/** What a page that cannot be shown shows instead: not found, its remote down, outdated, or a fault (spec section 2). */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const { href } = useApp();
  return (
    <LastResort text={t('error.inside')} home={t('error.home')} homeHref={href('/')}>
      <Titled error={error} />
    </LastResort>
  );
}
