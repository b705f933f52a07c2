import { failure, type Outcome } from '@wisata/kernel/outcome';
import type { AppContext } from '@wisata/kernel/app-context';
import type { PageHead } from '@wisata/kernel/remote';
import { createTripCheckout } from '@wisata/runtime/booking/trip-checkout';
import { lazyPart } from '@wisata/runtime';
import { getTrainPrice } from '../api/train.api.ts';
import type { TrainPrice } from '../api/train.model.ts';
import { TRAIN_ADDRESSES, trainListPath } from '../journey/train-paths.rules.ts';
import { parseTrainSearch } from '../journey/train-search.rules.ts';
import { useQueue } from '../queue/use-queue.ts';
import { WaitingRoom } from '../queue/waiting-room.tsx';
import { GONE_CODES, parseCheckoutQuery, tripSubject, type CheckoutQuery } from './checkout-query.rules.ts';
import type { CheckoutProps } from './use-train-checkout.ts';

const loadForm = () => import('./checkout.tsx');
const Checkout = lazyPart(async () => (await loadForm()).Checkout);

async function askPrice({ api }: AppContext, query: CheckoutQuery, signal: AbortSignal): Promise<Outcome<TrainPrice>> {
  const { chosen, search, choice } = query;
  const price = await getTrainPrice(api, chosen, search.counts, choice.correlationId, signal);
  return price.ok && price.data.trains.length < chosen.length ? failure('TRAIN_GONE', '') : price;
}

/** The form, or in a peak the line before it. */
function Admitted(props: CheckoutProps) {
  const { needsQueue } = props.offer;
  const place = useQueue(needsQueue);
  const isIn = !needsQueue || (place?.ok && place.data.isAdmitted);
  if (!isIn) return <WaitingRoom answer={place} listPath={trainListPath(props.query.search)} />;
  return <Checkout {...props} />;
}

export const { loader, Component } = createTripCheckout<CheckoutQuery, TrainPrice>({
  service: 'train',
  withoutTitle: 'list.notFound',
  goneCodes: GONE_CODES,
  queryOf: parseCheckoutQuery,
  waysOf: (search, today) => TRAIN_ADDRESSES.checkoutWays(parseTrainSearch(search, today)),
  subjectOf: tripSubject,
  askPrice,
  loadForm,
  form: (props) => <Admitted {...props} />,
});

export const head = (): PageHead => ({ noIndex: true });

export { shouldRevalidate } from '@wisata/runtime/booking/use-checkout';
