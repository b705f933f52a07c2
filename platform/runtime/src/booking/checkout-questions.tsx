import { DuplicateDialog, GoneDialog, LeaveDialog, PriceDialog } from './checkout-dialogs.tsx';
import type { CheckoutLinks } from './checkout-links.ts';
import type { CheckoutProgress } from './use-checkout.ts';

interface QuestionsProps {
  readonly checkout: CheckoutProgress;
  readonly ways: CheckoutLinks;
  readonly party: string;
}

/** The dialogs that may come before booking, one at a time. */
export function CheckoutQuestions({ checkout, ways, party }: QuestionsProps) {
  const { call, leaving, price, accept, putOff } = checkout;
  const { refusal, dismiss } = call;
  if (leaving.isOpen) return <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />;
  if (price.kind === 'gone') return <GoneDialog ways={ways} onDismiss={putOff} />;
  if (refusal?.kind === 'duplicate') {
    const { bookingId, message = '' } = refusal;
    return <DuplicateDialog bookingId={bookingId} message={message} ways={ways} onDismiss={dismiss} />;
  }
  if (price.kind !== 'changed' || price.isPutOff) return null;
  return (
    <PriceDialog was={price.known} now={price.asked} party={party} ways={ways} onAccept={accept} onClose={putOff} />
  );
}
