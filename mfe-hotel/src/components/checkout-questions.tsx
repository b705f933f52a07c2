import type { CheckoutState } from '../hooks/use-checkout.ts';
import { listPath, roomsPath } from '../rules/checkout-query.rules.ts';
import { LeaveDialog, RefusalDialog } from './checkout-dialogs.tsx';

/** The questions that may stand between a press and what it does. */
export function CheckoutQuestions({ checkout, search }: { checkout: CheckoutState; search: URLSearchParams }) {
  const { call, leaving, newPrice } = checkout;
  return (
    <>
      <RefusalDialog
        refusal={call.refusal}
        roomsPath={roomsPath(search)}
        listPath={listPath(search)}
        onDismiss={call.dismiss}
        onAccept={(newTotal) => void checkout.book(newTotal)}
      />
      <RefusalDialog
        refusal={newPrice}
        roomsPath={roomsPath(search)}
        listPath={listPath(search)}
        onDismiss={checkout.acknowledgePrice}
        onAccept={checkout.acknowledgePrice}
      />
      {leaving.isOpen && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
