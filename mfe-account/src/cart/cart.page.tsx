import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { formatDate } from '@wisata/kernel/dates';
import { lazyPart, pageLoader, RouterLink, useApp } from '@wisata/runtime';
import { loadsFor, queryWithout } from '@wisata/runtime/loads-for';
import { useOptimisticValue, useQueryNavigate } from '@wisata/runtime/optimistic-query';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Row, Section, Stack } from '@wisata/ui/layout';
import { Segmented } from '@wisata/ui/segmented';
import { loadCart } from '../api/orders.api.ts';
import type { Line } from '../api/order.schema.ts';
import { AccountPage } from '../page/account-page.tsx';
import { CartBar } from './cart-bar.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { useChoice, type Choice } from './use-choice.ts';
import { usePolling } from '../page/use-polling.ts';
import { useSteady } from '../page/use-steady.ts';
import { viewCart, type CartView } from './cart.rules.ts';
import { planTrip } from '../itinerary/trip.rules.ts';
import { TripLink } from '../orders/trip-link.tsx';

const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

const loadTripView = () => import('./trip-view.tsx');
const TripView = lazyPart(async () => (await loadTripView()).TripView);
const loadGroups = () => import('./payable-group.tsx');
const PayableGroup = lazyPart(async () => (await loadGroups()).PayableGroup);

export const loader = pageLoader(async (app, { query, signal }) => {
  // What shows the bookings comes while they are asked for.
  const view = (viewIn(query) === 'list' ? loadGroups() : loadTripView()).catch(() => undefined);
  const cart = await loadCart(app.api, signal);
  if (cart.ok && cart.data.length > 0) await view;
  return cart;
});

/** The bookings are the same in both views. */
export const shouldRevalidate = loadsFor((query) => queryWithout(query, ['view']));

function EmptyCart() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('cart.empty')}
      actions={
        <LinkButton variant="action" as={RouterLink} href="/">
          {t('cart.search')}
        </LinkButton>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  );
}

type View = 'trip' | 'list';
const viewIn = (query: URLSearchParams): View => (query.get('view') === 'list' ? 'list' : 'trip');

/** The trip is the first view where the bookings have days. The choice stands in the address; it shows at once, and the bookings follow. */
function ViewSwitch() {
  const { t } = useTranslation('account');
  const ask = useQueryNavigate();
  const choose = (view: View) =>
    ask(view === 'list' ? `/cart?view=${view}` : '/cart', { replace: true, preventScrollReset: true });
  return (
    <Segmented
      label={t('trip.view')}
      labelHidden
      value={useOptimisticValue(viewIn)}
      onChange={choose}
      options={(['trip', 'list'] as const).map((each) => ({ value: each, label: t(`trip.as.${each}`) }))}
    />
  );
}

interface PayableProps {
  readonly groups: CartView['groups'];
  readonly choice: Choice<Line>;
  readonly onRemove: (line: Line) => void;
}

function PayableLines({ groups, choice, onRemove }: PayableProps) {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const hasDays = groups.some((group) => group.lines.some(({ agenda }) => agenda.length > 0));
  const view = hasDays ? viewIn(query) : 'list';
  const onExpired = () => void revalidate();
  return (
    <Stack gap={6}>
      {hasDays && <ViewSwitch />}
      <Row>
        <TripLink bookingId={groups[0]?.lines[0]?.id} />
      </Row>
      <Suspense fallback={null}>
        {view === 'trip' ? (
          <TripView groups={groups} choice={choice} onRemove={onRemove} onExpired={onExpired} />
        ) : (
          groups.map((group, index) => (
            <PayableGroup
              key={group.currency}
              group={group}
              choice={choice}
              isTop={index === 0}
              separate={groups.length > 1}
              onRemove={onRemove}
              onExpired={onExpired}
            />
          ))
        )}
      </Suspense>
    </Stack>
  );
}

function FullCart({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('account');
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState<Line>();
  const { groups, expired } = viewCart(lines, app.clock.now());
  const choice = useChoice(groups.flatMap((group) => group.lines));
  const removed = () => {
    setRemoving(undefined);
    void revalidate();
  };
  return (
    <>
      <Stack gap={8}>
        {groups.length > 0 && <PayableLines groups={groups} choice={choice} onRemove={setRemoving} />}
        {expired.length > 0 && (
          <Section title={t('cart.expired')} lede={t('cart.expiredText')}>
            <Stack gap={4}>
              {expired.map((line) => (
                <OrderLine key={line.id} line={line} />
              ))}
            </Stack>
          </Section>
        )}
        {removing && (
          <Suspense>
            <RemoveDialog line={removing} onClose={() => setRemoving(undefined)} onRemoved={removed} />
          </Suspense>
        )}
      </Stack>
      <CartBar groups={groups} chosen={choice.chosen} />
    </>
  );
}

/** How many bookings wait, and from when to when they are. */
function useLede(payable: readonly Line[]): string | undefined {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  if (payable.length === 0) return undefined;
  const { days } = planTrip(payable);
  const [first, last] = [days[0], days.at(-1)];
  const waiting = t('cart.lede', { count: payable.length });
  if (!first || !last) return waiting;
  const span = t('trip.span', { first: formatDate(first.date, locale, 'short'), last: formatDate(last.date, locale) });
  return `${waiting} · ${first === last ? formatDate(first.date, locale) : span}`;
}

export function Component() {
  const { t } = useTranslation('account');
  const cart = useSteady(useLoaderData<typeof loader>());
  const { bus, clock } = useApp();
  const payable = cart.ok ? viewCart(cart.data, clock.now()).groups.flatMap((group) => group.lines) : undefined;
  const lede = useLede(payable ?? []);
  usePolling(cart.ok && cart.data.length > 0, false);
  const count = payable?.length;
  useEffect(() => {
    if (count !== undefined) bus.publish('account:cart-changed', { count });
  }, [bus, count]);
  if (!cart.ok) {
    const isMissing = cart.failure.code.endsWith('NOT_FOUND');
    return <LoadFailure failure={cart.failure} title={t(isMissing ? 'cart.missing' : 'cart.failed')} />;
  }
  return (
    <AccountPage>
      <PageTitle lede={lede}>{t('cart.heading')}</PageTitle>
      {cart.data.length === 0 ? <EmptyCart /> : <FullCart lines={cart.data} />}
    </AccountPage>
  );
}
