import { useNavigate } from 'react-router-dom';
import { queryWithout } from '../page/loads-for.ts';

/** What is typed, and everything once more. */
export type CheckoutStep = 'details' | 'review';

/** Keys of a checkout's address that change without another offer being asked for. */
const OWN_KEYS = ['step', 'totalPrice'];
/** The key of one look at an offer; the next look at the same has another one. */
const QUOTE_KEY = 'correlationId';

/** The offer that an address is about, whatever step it is in. */
export const offerOf = (query: URLSearchParams): string => queryWithout(query, OWN_KEYS);

/** The steps of one checkout live in its address, so that Back goes one step and a reload stays. */
export function useCheckoutSteps(path: string, search: URLSearchParams) {
  const navigate = useNavigate();
  const pathOf = (step: CheckoutStep, query = search) => {
    const next = new URLSearchParams(query);
    if (step === 'review') next.set('step', step);
    else next.delete('step');
    return `${path}?${next.toString()}`;
  };
  const asked: CheckoutStep = search.get('step') === 'review' ? 'review' : 'details';
  return {
    asked,
    pathOf,
    /** The part of an address that identifies the offer, in any step. */
    subject: queryWithout(search, [...OWN_KEYS, QUOTE_KEY]),
    goTo: (step: CheckoutStep) => void navigate(pathOf(step)),
    /** Stays in the step and changes the rest of the address, without a new entry in the history. */
    rewrite: (query: URLSearchParams) =>
      void navigate(pathOf(asked, query), { replace: true, preventScrollReset: true }),
  };
}
