import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { pageLoader, useApp } from '@wisata/runtime';
import { TripCheckoutFailure } from './checkout-failure.tsx';
import type { CheckoutLinks } from './checkout-links.ts';
import { loadSavedPassengers } from './load-saved-passengers.ts';
import type { SavedPassenger } from './saved-passengers.api.ts';
import type { CheckoutAddress } from './use-checkout.ts';

/** What a checkout begins with. */
export interface TripCheckoutProps<Query, Offer> extends CheckoutAddress {
  readonly query: Query;
  /** What is booked, at the price of now. */
  readonly offer: Offer;
  /** Whom the member has saved. */
  readonly saved: readonly SavedPassenger[];
}

interface TripCheckoutRules<Query, Offer> {
  readonly service: string;
  /** Key of what a page is called whose address names nothing to book. */
  readonly withoutTitle: string;
  /** Codes with which the supplier says that it cannot be had any more. */
  readonly goneCodes: readonly string[];
  /** Undefined for an address that names nothing to book. */
  readonly queryOf: (search: URLSearchParams, today: CalendarDate) => Query | undefined;
  readonly waysOf: (search: URLSearchParams, today: CalendarDate) => CheckoutLinks;
  /** What names the booking on this device. */
  readonly subjectOf: (query: Query) => string;
  readonly askPrice: (app: AppContext, query: Query, signal: AbortSignal) => Promise<Outcome<Offer>>;
  /** Loads the code of the form. */
  readonly loadForm: () => Promise<unknown>;
  readonly form: (props: TripCheckoutProps<Query, Offer>) => ReactNode;
}

/** The address names nothing to book. */
const WITHOUT = 'CHECKOUT_WITHOUT_TRIP';

/** Loader and page of a checkout: its form, or why there is none and where to go instead. */
export function createTripCheckout<Query, Offer>(rules: TripCheckoutRules<Query, Offer>) {
  const { service, withoutTitle, goneCodes, queryOf, waysOf, subjectOf, askPrice, loadForm, form } = rules;
  type Data = Pick<TripCheckoutProps<Query, Offer>, 'query' | 'offer' | 'saved'>;

  const loader = pageLoader(async (app, { query: search, signal }): Promise<Outcome<Data>> => {
    const query = queryOf(search, todayInJakarta(app.clock.now()));
    if (!query) return failure(WITHOUT, '');
    // The form's code and the price are loaded at the same time.
    const code = loadForm().catch(() => undefined);
    const [offer, saved] = await Promise.all([askPrice(app, query, signal), loadSavedPassengers(app, signal)]);
    if (!offer.ok) return offer;
    await code;
    return success({ query, offer: offer.data, saved });
  });

  function Component() {
    const { t } = useTranslation(service);
    const answer = useLoaderData<typeof loader>();
    const app = useApp();
    const [search] = useSearchParams();
    const { pathname } = useLocation();
    if (answer.ok) return <Suspense fallback={null}>{form({ ...answer.data, path: pathname, search })}</Suspense>;
    const today = todayInJakarta(app.clock.now());
    const query = queryOf(search, today);
    return (
      <TripCheckoutFailure
        service={service}
        failure={answer.failure}
        ways={waysOf(search, today)}
        without={{ code: WITHOUT, title: t(withoutTitle) }}
        goneCodes={goneCodes}
        subject={query && subjectOf(query)}
      />
    );
  }

  return { loader, Component };
}
