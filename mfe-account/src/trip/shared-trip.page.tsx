import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { listNames } from '@wisata/kernel/name-lists';
import { serviceName } from '@wisata/kernel/services';
import type { PageHead } from '@wisata/kernel/remote';
import { splitTrips } from '@wisata/kernel/trip-split';
import { pageLoader, RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Stack } from '@wisata/ui/layout';
import { Tag } from '@wisata/ui/tag';
import { loadSharedTrip } from '../api/trip.api.ts';
import type { SharedTrip } from '../api/trip.schema.ts';
import { TripDays } from '../itinerary/trip-days.tsx';
import { planTrip } from '../itinerary/trip.rules.ts';
import { AccountPage } from '../page/account-page.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { useTripTitle } from './use-trip-title.ts';
import { useTripWords } from './use-trip-words.ts';

export const loader = pageLoader((app, { params, signal }) =>
  loadSharedTrip(app.api, params['token'] ?? '', app.locale, signal),
);

export const head = (): PageHead => ({ noIndex: true });

function Gone() {
  const { t } = useTranslation('trips');
  return (
    <AccountPage>
      <PageTitle>{t('shared.title')}</PageTitle>
      <EmptyState
        title={t('shared.gone')}
        actions={
          <LinkButton variant="action" as={RouterLink} href="/">
            {t('search')}
          </LinkButton>
        }
      >
        {t('shared.goneText')}
      </EmptyState>
    </AccountPage>
  );
}

/** Of a way to somebody's own address only its service is known. */
function useNamedLines({ lines }: SharedTrip) {
  const { config, locale } = useApp();
  return lines.map((line) => {
    const name = line.title || serviceName(config, line.service, locale, 'one');
    return { ...line, title: name, agenda: line.agenda.map((entry) => ({ ...entry, title: entry.title || name })) };
  });
}

function Shared({ trip }: { trip: SharedTrip }) {
  const { t } = useTranslation('trips');
  const { locale } = useApp();
  const { townsOf, daysOf } = useTripTitle();
  const lines = useNamedLines(trip);
  const names = listNames(trip.first_names, locale);
  const [first] = splitTrips(lines);
  const cardOf = (id: string) => {
    const line = lines.find((each) => each.id === id);
    return line && !line.is_paid && <Tag tone="warn">{t('shared.unpaid')}</Tag>;
  };
  return (
    <AccountPage>
      <PageTitle lede={[first && daysOf(first), names && t('shared.of', { names })].filter(Boolean).join(' · ')}>
        {first ? townsOf(first) : t('shared.title')}
      </PageTitle>
      <Stack gap={6}>
        <p>{t('shared.text')}</p>
        <TripDays days={planTrip(lines).days} clashing={new Set()} cardOf={cardOf} />
      </Stack>
    </AccountPage>
  );
}

/** A trip as others see it by its link. */
export function Component() {
  useTripWords();
  const { t } = useTranslation('trips');
  const found = useLoaderData<typeof loader>();
  if (found.ok) return <Shared trip={found.data} />;
  if (found.failure.code === 'TRIP_NOT_SHARED') return <Gone />;
  return <LoadFailure failure={found.failure} title={t('failed')} />;
}
