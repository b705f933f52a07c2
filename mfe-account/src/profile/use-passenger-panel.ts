import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressStep } from '@wisata/runtime/address-step';

/** The panel stands in the address: a reload keeps it, Back closes it. */
export function usePassengerPanel() {
  const navigate = useNavigate();
  const step = useAddressStep();
  const { pathname, search } = useLocation();
  const pathWith = (id: string | undefined) => {
    const query = new URLSearchParams(search);
    if (id === undefined) query.delete('passenger');
    else query.set('passenger', id);
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return {
    open: (id: string) => step.open(pathWith(id)),
    close: () => step.close(() => void navigate(pathWith(undefined), { replace: true, preventScrollReset: true })),
  };
}
