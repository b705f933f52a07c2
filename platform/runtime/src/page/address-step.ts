import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A sheet, dialog or panel that stands in the address: a step of history where it was opened here, so that closing it is
 * Back; where a shared address came with it, closing leaves by another way.
 */
export function useAddressStep() {
  const navigate = useNavigate();
  const location = useLocation();
  return {
    open: (path: string) => void navigate(path, { preventScrollReset: true, state: { isStep: true } }),
    close(leave: () => void) {
      if ((location.state as { isStep?: boolean } | null)?.isStep === true) void navigate(-1);
      else leave();
    },
  };
}
