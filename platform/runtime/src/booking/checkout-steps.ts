import { useNavigate } from 'react-router-dom';

/** What is typed, and everything once more. */
export type CheckoutStep = 'details' | 'review';

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
    goTo: (step: CheckoutStep) => void navigate(pathOf(step)),
    /** Stays in the step and changes the rest of the address, without a new entry in the history. */
    rewrite: (query: URLSearchParams) =>
      void navigate(pathOf(asked, query), { replace: true, preventScrollReset: true }),
  };
}
