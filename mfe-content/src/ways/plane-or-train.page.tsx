import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { doorEntries } from '@wisata/kernel/door-to-door';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { serviceName } from '@wisata/kernel/services';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { Page, Section, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { LandingHead } from '../api/landing.model.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageHead } from '../page/page-head.tsx';
import { readWays } from './door-search.rules.ts';
import { DoorTable } from './door-table.tsx';
import { WaysForm } from './ways-form.tsx';
import { useWaysWords } from './use-ways-words.ts';
import styles from './ways.module.css';

const MOST_PAIRS = 12;

/** One page of each route that several services go, each with a page about it. */
function pairsOf(all: readonly LandingHead[]): readonly LandingHead[] {
  const routes = all.filter(({ from }) => from !== undefined);
  const sameRoute = (route: LandingHead) => routes.filter(({ from, to }) => from === route.from && to === route.to);
  return routes
    .filter((route) => {
      const [first, ...others] = sameRoute(route);
      return first === route && others.some(({ kind }) => kind !== route.kind);
    })
    .slice(0, MOST_PAIRS);
}

export const loader = pageLoader(async ({ api, clock, locale }, { query, signal }) => {
  const asked = readWays(query, todayInJakarta(clock.now()));
  const isGood = asked.isAsked && Object.keys(asked.problems).length === 0;
  const [{ searchLandings }, { loadDoorToDoor }] = await Promise.all([
    import('../api/landing.api.ts'),
    import('@wisata/runtime/journey/door-to-door-api'),
  ]);
  const [landings, found] = await Promise.all([
    searchLandings(api),
    isGood ? loadDoorToDoor(api, asked.search, locale, signal) : undefined,
  ]);
  return { asked, found, pairs: landings.ok ? pairsOf(landings.data) : [] };
});

export const head = (): Head => ({ canonicalQuery: ['from', 'to'] });

function Pairs({ pairs, date }: { readonly pairs: readonly LandingHead[]; readonly date: string }) {
  const { t } = useTranslation('ways');
  if (pairs.length === 0) return null;
  return (
    <Section title={t('pairs')}>
      <ul role="list" className={styles.pairs}>
        {pairs.map(({ slug, from = '', to }) => (
          <li key={slug}>
            <RouterLink
              href={`/plane-or-train?${new URLSearchParams(doorEntries({ from, to, date, adults: 1, children: 0, infants: 0 }))}`}
            >
              {t('pair', { from, to })}
            </RouterLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The heading of what was found takes the focus after a comparison; on arrival the shell places it. */
function useToldHeading() {
  const { key, hash } = useLocation();
  const lastKey = useRef(key);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (lastKey.current !== key && !hash) heading.current?.focus();
    lastKey.current = key;
  }, [key, hash]);
  return heading;
}

function Found() {
  const { t } = useTranslation('ways');
  const { config, locale } = useApp();
  const { asked, found } = useLoaderData<typeof loader>();
  const heading = useToldHeading();
  if (!found?.ok) return null;
  const { from, to, date } = asked.search;
  const { ways } = found.data;
  const [only] = ways;
  const title = (
    <span ref={heading} tabIndex={-1}>
      {t('heading', { from, to, day: formatDate(date, locale) })}
    </span>
  );
  return (
    <Section title={title}>
      {ways.length < 2 && (
        <Note tone="info" title={t('none')}>
          {only ? t('only', { service: serviceName(config, only.service, locale) }) : t('noneText', { from, to })}
        </Note>
      )}
      {ways.length > 0 && <DoorTable found={found.data} search={asked.search} />}
    </Section>
  );
}

/** Two cities from door to door by every service between them. */
export function Component() {
  useWaysWords();
  const { t } = useTranslation('ways');
  const { asked, found, pairs } = useLoaderData<typeof loader>();
  if (found && !found.ok) return <LoadFailure failure={found.failure} title={t('failed')} />;
  return (
    <Page>
      <Stack gap={2}>
        <PageHead title={t('title')} lede={t('lede')} />
        <WaysForm asked={asked} />
        <Found />
        <Pairs pairs={pairs} date={asked.search.date} />
      </Stack>
    </Page>
  );
}
