import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Skeleton } from '@wisata/ui/skeleton';
import { SummaryBar as Bar } from '@wisata/ui/summary-bar';
import { useVisitText } from '../visit/use-visit-text.ts';
import { keepHomeCity } from '../visit/home-city.rules.ts';
import { visitListPath } from '../visit/visit-paths.rules.ts';
import { formatVisitSearch } from '../visit/visit-search.rules.ts';
import type { VisitListData } from './visit-list.data.ts';

const VisitSearchPanel = lazyPart(async () => (await import('../search/visit-search.tsx')).VisitSearchPanel);

/** The other city that most people mean; both services begin in one of the two. */
const OTHERS = { JKT: 'SIN', SIN: 'JKT' } as const;

function OtherPlace({ data: { service, search } }: { readonly data: VisitListData }) {
  const { t } = useTranslation(service);
  const { storage } = useApp();
  const other = service === 'venue' && search.location in OTHERS ? OTHERS[search.location as keyof typeof OTHERS] : '';
  if (service === 'venue' && !other) return null;
  if (service === 'tour' && !search.location) return null;
  return (
    <LinkButton
      size="s"
      as={RouterLink}
      href={visitListPath(service, { ...search, location: other })}
      onClick={() => other && keepHomeCity(storage.local, other)}
    >
      {other ? t(`list.instead.${other}`) : t('list.everywhere')}
    </LinkButton>
  );
}

/** What is being looked for, and the form to change it without leaving the page. */
export function SummaryBar({ data }: { readonly data: VisitListData }) {
  const { service, search, place, category, filter } = data;
  const { t } = useTranslation(service);
  const { when, party } = useVisitText(service);
  const query = formatVisitSearch(search);
  if (filter.type.length === 1) query.set('type', filter.type[0]!);
  return (
    <Bar
      label={t('list.yourSearch')}
      title={place?.city ?? t('search.everywhere')}
      facts={[when(search), party(search.participants, search.children), category].filter(Boolean).join(' · ')}
      open={false}
      measure="edge"
      labels={{ change: t('list.change'), what: t('list.changeWhat'), close: t('close') }}
      form={(close) => (
        <Suspense fallback={<Skeleton height={160} shape="control" />}>
          <VisitSearchPanel service={service} search={query.toString()} onSearch={close} />
        </Suspense>
      )}
    >
      <OtherPlace data={data} />
    </Bar>
  );
}
