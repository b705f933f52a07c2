import type { ReactNode } from 'react';
import { personProblems } from '@wisata/kernel/contact-problems';
import type { PartyPlace } from '@wisata/kernel/party-form';
import { SectionCard } from '@wisata/ui/section-card';
import { Stack } from '@wisata/ui/layout';
import { Tag } from '@wisata/ui/tag';
import { useCheckoutFields } from './checkout-form.ts';
import { useService, useWords } from './service.tsx';
import { usePlaceName } from './use-party-fields.ts';

interface PlaceCardProps {
  readonly place: PartyPlace;
  /** How much of the place is still to be fixed. */
  readonly left: number;
  /** The contact stands there, who is complete once the contact's name and title are. */
  readonly isContact: boolean;
  readonly children: ReactNode;
}

type StateProps = Pick<PlaceCardProps, 'left' | 'isContact'>;

/** Whether a traveller's place is complete, or after an attempt how much of it is not. */
function PlaceState({ left, isContact }: StateProps) {
  const { t } = useWords();
  const { attempts, values } = useCheckoutFields();
  const isNamed = !isContact || personProblems(values.contact).every(([, problem]) => !problem);
  if (left === 0 && isNamed) return <Tag tone="success">{t('checkout.state.complete')}</Tag>;
  if (attempts === 0 || left === 0) return null;
  return <Tag tone="danger">{t('checkout.state.toFix', { count: left })}</Tag>;
}

/** What is asked of one traveller. */
export function PlaceCard({ place, left, isContact, children }: PlaceCardProps) {
  const title = usePlaceName(useService())(place);
  const id = `checkout-${place.type}-${place.index}`;
  const state = <PlaceState left={left} isContact={isContact} />;
  return (
    <SectionCard id={id} number={place.number} title={title} aside={state}>
      <Stack>{children}</Stack>
    </SectionCard>
  );
}
