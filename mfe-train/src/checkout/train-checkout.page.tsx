import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { pageLoader, useApp } from '@wisata/runtime';
import { TripCheckoutFailure } from '@wisata/runtime/booking/checkout-failure';
import { loadSavedPassengers } from '@wisata/runtime/booking/load-saved-passengers';
import type { SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { getTrainPrice } from '../api/train.api.ts';
import type { TrainPrice } from '../api/train.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { parseTrainSearch } from '../journey/train-search.rules.ts';
import { useQueue } from '../queue/use-queue.ts';
import { WaitingRoom } from '../queue/waiting-room.tsx';
import {
  checkoutWays,
  GONE_CODES,
  parseCheckoutQuery,
  tripSubject,
  type CheckoutQuery,
} from './checkout-query.rules.ts';

const loadForm = () => import('./checkout.tsx');
const Checkout = lazy(async () => ({ default: (await loadForm()).Checkout }));

/** The address names no train. */
const WITHOUT = 'CHECKOUT_WITHOUT_TRAIN';

interface CheckoutData {
  readonly query: CheckoutQuery;
  readonly price: TrainPrice;
  readonly saved: readonly SavedPassenger[];
}

export const loader = pageLoader(async (app, { query: search, signal }): Promise<Outcome<CheckoutData>> => {
  const query = parseCheckoutQuery(search, todayInJakarta(app.clock.now()));
  if (!query) return failure(WITHOUT, '');
  // The form's code and the price are loaded at the same time.
  const form = loadForm().catch(() => undefined);
  const { choice, classKeys } = query;
  const [price, saved] = await Promise.all([
    getTrainPrice(app.api, classKeys, query.search.counts, choice.correlationId, signal),
    loadSavedPassengers(app, signal),
  ]);
  if (!price.ok) return price;
  if (price.data.trains.length < classKeys.length) return failure('TRAIN_GONE', '');
  await form;
  return success({ query, price: price.data, saved });
});

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';

/** The form, or in a peak the line before it. */
function Admitted({ query, price, saved }: CheckoutData) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const place = useQueue(price.needsQueue);
  const isIn = !price.needsQueue || (place?.ok && place.data.isAdmitted);
  if (!isIn) return <WaitingRoom answer={place} listPath={trainListPath(query.search)} />;
  return (
    <Suspense fallback={null}>
      <Checkout query={query} price={price} saved={saved} path={pathname} search={search} />
    </Suspense>
  );
}

export function Component() {
  const { t } = useTranslation('train');
  const answer = useLoaderData<typeof loader>();
  const app = useApp();
  const [search] = useSearchParams();
  if (answer.ok) return <Admitted {...answer.data} />;
  const today = todayInJakarta(app.clock.now());
  const query = parseCheckoutQuery(search, today);
  return (
    <TripCheckoutFailure
      service="train"
      failure={answer.failure}
      ways={checkoutWays(parseTrainSearch(search, today))}
      without={{ code: WITHOUT, title: t('list.notFound') }}
      goneCodes={GONE_CODES}
      subject={query && tripSubject(query)}
    />
  );
}
