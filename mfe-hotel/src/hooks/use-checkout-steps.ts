import { useNavigate } from 'react-router-dom';

export type CheckoutStep = 'details' | 'review';

/** The steps of one checkout live in its address, so that Back goes one step and a reload stays. */
export function useCheckoutSteps(path: string, search: URLSearchParams) {
  const navigate = useNavigate();
  const pathOf = (step: CheckoutStep) => {
    const next = new URLSearchParams(search);
    if (step === 'review') next.set('step', step);
    else next.delete('step');
    return `${path}?${next.toString()}`;
  };
  const asked: CheckoutStep = search.get('step') === 'review' ? 'review' : 'details';
  return {
    asked,
    pathOf,
    /** The total the traveller knows of, so that a reload does not tell it again. */
    setTotal(totalPrice: number) {
      const next = new URLSearchParams(search);
      next.set('totalPrice', String(totalPrice));
      void navigate(`${path}?${next.toString()}`, { replace: true, preventScrollReset: true });
    },
    goTo: (step: CheckoutStep) => void navigate(pathOf(step)),
  };
}
