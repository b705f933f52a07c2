import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const STEP = v.object({ isStep: v.literal(true) });

/** The panel stands in the address: a reload keeps it, Back closes it. */
export function usePassengerPanel() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const pathWith = (id: string | undefined) => {
    const query = new URLSearchParams(search);
    if (id === undefined) query.delete('passenger');
    else query.set('passenger', id);
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return {
    open: (id: string) => void navigate(pathWith(id), { preventScrollReset: true, state: { isStep: true } }),
    close() {
      if (v.is(STEP, state)) void navigate(-1);
      else void navigate(pathWith(undefined), { replace: true, preventScrollReset: true });
    },
  };
}
