import { Suspense, useState } from 'react';
import { CalendarArrowDown, Plus, Printer, TicketPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { replace, useLoaderData, useNavigate } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { lazyPart, pageLoader, RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Stack } from '@wisata/ui/layout';
import { Segmented } from '@wisata/ui/segmented';
import { downloadTripCalendar, searchItinerary, searchItineraryDays } from '../api/itinerary.api.ts';
import type { Itinerary, ItineraryDay } from '../api/itinerary.schema.ts';
import type { Line } from '../api/order.schema.ts';
import { AccountPage } from '../page/account-page.tsx';
import { ItineraryDays } from './itinerary-days.tsx';
import type { ItineraryTarget } from './itinerary-item.tsx';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './itinerary.module.css';
import { TripStops } from './trip-stops.tsx';
import { ListPages } from '../page/list-pages.tsx';
import { lastPageInstead } from '../page/list-query.rules.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { RefusalNote } from '../form/refusal-note.tsx';
import { useDownload } from './use-download.ts';
import { itineraryPath, readItineraryQuery, type ItineraryQuery } from './itinerary.rules.ts';
import { findIssued } from './trip-documents.rules.ts';

const ItineraryBookingDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "bookings" */ './itinerary-booking-dialog.tsx')).ItineraryBookingDialog,
  null,
);
const ItineraryDeleteDialog = lazyPart(
  async () => (await import('./itinerary-delete-dialog.tsx')).ItineraryDeleteDialog,
  null,
);
const TripDocuments = lazyPart(async () => (await import('./trip-documents.tsx')).TripDocuments, null);
const TripCost = lazyPart(async () => (await import('./trip-cost.tsx')).TripCost, null);
const ItineraryList = lazyPart(async () => (await import('./itinerary-list.tsx')).ItineraryList);
const ItineraryOwnDialog = lazyPart(async () => (await import('./itinerary-own-dialog.tsx')).ItineraryOwnDialog, null);

interface Shown {
  readonly days: readonly ItineraryDay[];
  readonly items: readonly Itinerary[];
  readonly pages: { readonly currentPage: number; readonly perPage: number; readonly total: number } | undefined;
}

async function loadShown(
  { api }: AppContext,
  { view, page }: ItineraryQuery,
  signal: AbortSignal,
): Promise<Outcome<Shown>> {
  if (view === 'days') {
    const found = await searchItineraryDays(api, signal);
    return found.ok ? success({ days: found.data, items: [], pages: undefined }) : found;
  }
  const found = await searchItinerary(api, page, signal);
  return found.ok ? success({ days: [], items: found.data.items, pages: found.data.pagination }) : found;
}

/** What asks for them comes with their dialog; where it does not come, the dialog itself says so. */
async function loadBookings(app: AppContext, signal: AbortSignal): Promise<Outcome<readonly Line[]>> {
  const calls = await import(/* webpackChunkName: "bookings" */ './search-upcoming.ts').catch(() => undefined);
  return calls ? calls.searchUpcoming(app, signal) : failure('NETWORK_UNREACHABLE', '');
}

export const loader = pageLoader(async (app, { query, signal }) => {
  const wanted = readItineraryQuery(query);
  const [shown, bookings] = await Promise.all([
    loadShown(app, wanted, signal),
    wanted.adding === 'booking' ? loadBookings(app, signal) : undefined,
  ]);
  const instead =
    shown.ok && shown.data.pages && lastPageInstead(query, { items: shown.data.items, pagination: shown.data.pages });
  if (instead) throw replace(instead);
  return { wanted, shown, bookings };
});
type Loaded = Awaited<ReturnType<typeof loader>>;

function Nothing({ wanted }: Pick<Loaded, 'wanted'>) {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('itinerary.empty')}
      actions={
        <>
          <LinkButton variant="action" as={RouterLink} href={itineraryPath({ ...wanted, adding: 'booking' })}>
            {t('itinerary.addBooking')}
          </LinkButton>
          <LinkButton as={RouterLink} href={itineraryPath({ ...wanted, adding: 'own' })}>
            {t('itinerary.addOwn')}
          </LinkButton>
        </>
      }
    >
      {t('itinerary.emptyText')}
    </EmptyState>
  );
}

function Tools({ wanted }: Pick<Loaded, 'wanted'>) {
  const { t } = useTranslation('account');
  const { api } = useApp();
  const navigate = useNavigate();
  const calendar = useDownload(() => downloadTripCalendar(api));
  return (
    <>
      <div className={classNames(layout.row, layout.between, styles.tools)}>
        <Segmented
          label={t('itinerary.view')}
          labelHidden
          value={wanted.view}
          onChange={(view) => void navigate(itineraryPath({ view }))}
          options={(['days', 'list'] as const).map((view) => ({ value: view, label: t(`itinerary.as.${view}`) }))}
        />
        <div>
          <LinkButton size="s" icon={TicketPlus} as={RouterLink} href={itineraryPath({ ...wanted, adding: 'booking' })}>
            {t('itinerary.addBooking')}
          </LinkButton>
          <LinkButton size="s" icon={Plus} as={RouterLink} href={itineraryPath({ ...wanted, adding: 'own' })}>
            {t('itinerary.addOwn')}
          </LinkButton>
          <Button size="s" icon={CalendarArrowDown} busy={calendar.busy} onClick={() => void calendar.send()}>
            {t('itinerary.calendar')}
          </Button>
          <Button size="s" icon={Printer} onClick={() => window.print()}>
            {t('itinerary.print')}
          </Button>
        </div>
      </div>
      {calendar.problem && <RefusalNote failure={calendar.problem} />}
    </>
  );
}

function Dialogs({ wanted, bookings, shown }: Loaded) {
  const navigate = useNavigate();
  const close = () => void navigate(itineraryPath({ ...wanted, adding: undefined }), { replace: true });
  if (wanted.adding === 'own') {
    return <ItineraryOwnDialog onClose={close} />;
  }
  if (!bookings) return null;
  const things = shown.ok ? [...shown.data.items, ...shown.data.days.flatMap((day) => day.items)] : [];
  const present = new Set(things.flatMap((thing) => thing.booking_id ?? []));
  return <ItineraryBookingDialog bookings={bookings} present={present} onClose={close} />;
}

export function Component() {
  const { t } = useTranslation('account');
  const data = useLoaderData<typeof loader>();
  const [deleting, setDeleting] = useState<ItineraryTarget>();
  const { wanted, shown } = data;
  if (!shown.ok) return <LoadFailure failure={shown.failure} title={t('itinerary.failed')} />;
  const { days, items, pages } = shown.data;
  const isEmpty = pages ? pages.total === 0 : days.length === 0;
  const issued = findIssued(days, items);
  return (
    <AccountPage>
      <PageTitle lede={t('itinerary.lede')}>{t('itinerary.title')}</PageTitle>
      <Stack gap={6}>
        {isEmpty ? <Nothing wanted={wanted} /> : <Tools wanted={wanted} />}
        {days.length > 0 && <TripStops days={days} />}
        {days.length > 0 && <ItineraryDays days={days} onDelete={setDeleting} />}
        <Suspense fallback={null}>
          {items.length > 0 && <ItineraryList items={items} onDelete={setDeleting} />}
        </Suspense>
        {pages && (
          <ListPages
            label={t('itinerary.pages')}
            pagination={{ firstItem: 0, lastItem: 0, ...pages }}
            hrefFor={(page) => itineraryPath({ view: 'list', page })}
          />
        )}
        {!isEmpty && <TripCost />}
        {issued.length > 0 && <TripDocuments bookings={issued} />}
      </Stack>
      <Dialogs {...data} />
      {deleting && (
        <ItineraryDeleteDialog
          id={deleting.id}
          title={deleting.title}
          booked={deleting.bookingId !== null}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AccountPage>
  );
}
