import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressStep } from '../page/address-step.ts';

/** A sheet or dialog that the address of a list opens: `open=filters`. `pathOf` writes the list's address with one, or with none. */
export function usePanelStep<Panel extends string>(panel: Panel, pathOf: (open: Panel | undefined) => string) {
  const location = useLocation();
  const navigate = useNavigate();
  const step = useAddressStep();
  return {
    isOpen: new URLSearchParams(location.search).get('open') === panel,
    open: () => step.open(pathOf(panel)),
    close: () => step.close(() => void navigate(pathOf(undefined), { preventScrollReset: true, replace: true })),
  };
}
