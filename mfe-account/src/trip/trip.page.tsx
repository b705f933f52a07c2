import { Suspense } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { PageHead } from '@wisata/kernel/remote';
import { lazyPart, pageLoader, RouterLink, useApp } from '@wisata/runtime';
import { findOwnOrders, forgetOrders } from '@wisata/runtime/open-orders';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { loadTrip } from '../api/trip.api.ts';
import { findGuestEmail, rememberGuestEmail } from '../orders/guest-email.ts';
import { AccountPage } from '../page/account-page.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { useSteady } from '../page/use-steady.ts';
import { chooseTrip, viewTrips } from './own-trip.rules.ts';
import { TripLinks } from './trip-links.tsx';
import { useTripWords } from './use-trip-words.ts';

const loadView = () => import('./trip-view.tsx');
const TripView = lazyPart(async () => (await loadView()).TripView);
const UndatedLines = lazyPart(async () => (await import('./trip-ended.tsx')).UndatedLines);

/** Bookings of the member and of this device's guest; orders that are nobody's are forgotten here. */
export const loader = pageLoader(async (app, { signal }) => {
  const isMember = Boolean(await app.session.ready());
  const orders = findOwnOrders(app);
  if (!isMember && orders.length === 0) return { orders, found: undefined };
  // What shows the trip comes while it is looked for.
  const view = loadView().catch(() => undefined);
  const found = await loadTrip(app.api, orders, app.locale, signal);
  if (found.ok) {
    await view;
    const known = new Set(found.data.bookings.map(({ id }) => id));
    const gone = orders.filter(({ id }) => !known.has(id));
    if (gone.length > 0 && globalThis.navigator?.onLine !== false) forgetOrders(app, gone);
  }
  const [first] = orders;
  if (!isMember && first && !findGuestEmail(app)) rememberGuestEmail(app, first.email);
  return { orders, found };
});

export const head = (): PageHead => ({ noIndex: true });

function NoTrip() {
  const { t } = useTranslation('trips');
  return (
    <AccountPage>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        title={t('empty')}
        actions={
          <>
            <LinkButton variant="action" as={RouterLink} href="/">
              {t('search')}
            </LinkButton>
            <LinkButton as={RouterLink} href="/order">
              {t('findOrder')}
            </LinkButton>
          </>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </AccountPage>
  );
}

export function Component() {
  useTripWords();
  const { t } = useTranslation('trips');
  const { clock } = useApp();
  const [query] = useSearchParams();
  const data = useLoaderData<typeof loader>();
  const found = useSteady(data.found);
  if (found && !found.ok) return <LoadFailure failure={found.failure} title={t('failed')} />;
  const view = viewTrips(found?.data.bookings ?? [], clock.now());
  const trip = chooseTrip(view, query.get('of'), todayInJakarta(clock.now()));
  if (!found || (!trip && view.undated.length === 0)) return <NoTrip />;
  const { orders } = data;
  return (
    <AccountPage>
      {view.trips.length > 1 && <TripLinks trips={view.trips} chosen={trip} />}
      <Suspense fallback={null}>
        {trip && <TripView key={trip.id} trip={trip} answer={found.data} orders={orders} />}
        {view.undated.length > 0 && <UndatedLines lines={view.undated} hasTrip={trip !== undefined} />}
      </Suspense>
    </AccountPage>
  );
}
