import type { ReactNode } from 'react';
import { Checkbox } from '@wisata/ui/checkbox';
import { fieldId, useCheckoutFields } from './checkout-form.ts';
import { ContactCard } from './contact-card.tsx';
import { useWords } from './service.tsx';
import { TitleSegments } from './title-fields.tsx';

interface TravellingContactProps {
  readonly titles: readonly string[];
  /** Whom this visit knows already. */
  readonly known: ReactNode;
  /** The fields of the name. */
  readonly names: ReactNode;
}

/** Who books, and whether they are the first adult. */
export function TravellingContact({ titles, known, names }: TravellingContactProps) {
  const { t } = useWords();
  const { box } = useCheckoutFields();
  const name = (
    <>
      {known}
      <TitleSegments path="contact" titles={titles} />
      {names}
    </>
  );
  return (
    <ContactCard name={name}>
      <Checkbox
        {...box('isTravelling', 'adults.0')}
        id={fieldId('isTravelling')}
        label={t('checkout.contact.travels')}
        detail={t('checkout.contact.travelsDetail')}
      />
    </ContactCard>
  );
}
