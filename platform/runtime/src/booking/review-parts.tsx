import type { ReactNode } from 'react';
import { formatPhone } from '@wisata/kernel/phone';
import { RouterLink } from '@wisata/runtime';
import { ReviewCard, ReviewFacts } from '@wisata/ui/review-card';
import { useCheckoutFields, useFormContext } from './checkout-form.ts';
import { useWords } from './service.tsx';
import { usePersonName } from './use-person-name.ts';

interface ReviewPartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the form to read once more, with the way back to where it is typed. */
export function ReviewPart({ id, title, children }: ReviewPartProps) {
  const { t } = useWords();
  const change = {
    href: useFormContext().detailsPath,
    label: t('checkout.review.change'),
    name: t('checkout.review.changeWhat', { what: title }),
  };
  return (
    <ReviewCard id={id} title={title} as={RouterLink} change={change}>
      {children}
    </ReviewCard>
  );
}

/** Who books, to read once more; `strong` as in {@link ReviewFacts}. */
export function ContactReview({ strong }: { readonly strong?: boolean }) {
  const { t } = useWords();
  const nameOf = usePersonName();
  const { contact } = useCheckoutFields().values;
  const { callingCode, national } = contact.phone;
  return (
    <ReviewPart id="review-contact" title={t('checkout.contact.title')}>
      <ReviewFacts
        {...(strong ? { strong } : {})}
        facts={[
          { label: t('checkout.review.name'), value: nameOf(contact) },
          { label: t('checkout.contact.email'), value: contact.email },
          { label: t('checkout.contact.phone'), value: formatPhone(callingCode, national) },
        ]}
      />
    </ReviewPart>
  );
}
