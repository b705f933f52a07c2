import { personProblems } from '@wisata/kernel/contact-problems';
import { Tag } from '@wisata/ui/tag';
import { useCheckoutFields } from './checkout-form.ts';
import { useWords } from './service.tsx';

interface PlaceStateProps {
  /** How much of the place is still to be fixed. */
  readonly left: number;
  /** The contact stands there, who is complete once the contact's name and title are. */
  readonly isContact: boolean;
}

/** Whether a traveller's place is complete, or after an attempt how much of it is not. */
export function PlaceState({ left, isContact }: PlaceStateProps) {
  const { t } = useWords();
  const { attempts, values } = useCheckoutFields();
  const isNamed = !isContact || personProblems(values.contact).every(([, problem]) => !problem);
  if (left === 0 && isNamed) return <Tag tone="success">{t('checkout.state.complete')}</Tag>;
  if (attempts === 0 || left === 0) return null;
  return <Tag tone="danger">{t('checkout.state.toFix', { count: left })}</Tag>;
}
