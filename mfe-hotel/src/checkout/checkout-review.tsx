import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { ContactReview, ReviewPart } from '@wisata/runtime/booking/review-parts';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { ReviewCard, ReviewFacts, ReviewList } from '@wisata/ui/review-card';
import { useFields } from './checkout-fields.ts';
import { mainGuest, wantsChildBed, type CheckoutForm, type RequestsForm } from './checkout-form.rules.ts';
import type { CheckoutOffer } from './checkout-offer.rules.ts';
import styles from './checkout-review.module.css';

/** The requests in words, in the order of the form; empty without any. */
function useRequestWords({
  nonSmoking,
  bedType,
  checkInTime,
  checkOutTime,
  highFloor,
  connectingRooms,
  childBed,
  other,
}: RequestsForm): string[] {
  const { t, i18n } = useTranslation('hotel');
  const time = (value: string) => formatWallTime(value, i18n.language as Locale);
  const said = (isSaid: boolean, text: string) => (isSaid ? [text] : []);
  return [
    ...said(bedType !== '', bedType && t(`checkout.requests.bed.${bedType}`)),
    ...said(nonSmoking, t('checkout.requests.nonSmoking')),
    ...said(highFloor, t('checkout.requests.highFloor')),
    ...said(connectingRooms, t('checkout.requests.connectingRooms')),
    ...said(childBed, t('checkout.requests.childBed')),
    ...said(checkInTime !== '', t('checkout.requests.arrive', { time: time(checkInTime) })),
    ...said(checkOutTime !== '', t('checkout.requests.leave', { time: time(checkOutTime) })),
    ...said(other.trim() !== '', other.trim()),
  ];
}

function SpecialRequests({ form }: { readonly form: CheckoutForm }) {
  const { t } = useTranslation('hotel');
  const words = useRequestWords({ ...form.requests, childBed: wantsChildBed(form) });
  if (words.length === 0) return <p>{t('checkout.requests.none')}</p>;
  return (
    <>
      <ReviewList lines={words} />
      <p className={styles.muted}>{t('checkout.requests.subtitle')}</p>
    </>
  );
}

function Guests({ form }: { readonly form: CheckoutForm }) {
  const { t } = useTranslation('hotel');
  const nameOf = usePersonName();
  const rooms = form.guests.map((_, room) => {
    const label = form.guests.length > 1 ? t('checkout.guest.room', { number: room + 1 }) : t('checkout.guest.title');
    return { label, value: nameOf(mainGuest(form, room)) };
  });
  const children = form.children.map((child, index) => {
    const age = t('checkout.child.years', { count: Number(child.age) });
    return { label: t('checkout.child.number', { number: index + 1 }), value: age };
  });
  return <ReviewFacts facts={[...rooms, ...children]} />;
}

/** Everything that was typed, to read before booking. */
export function CheckoutReview({ offer }: { readonly offer: CheckoutOffer }) {
  const { t } = useTranslation('hotel');
  const { values: form } = useFields();
  return (
    <>
      <ContactReview />
      <ReviewPart id="review-guests" title={t('checkout.review.guests')}>
        <Guests form={form} />
      </ReviewPart>
      <ReviewPart id="review-requests" title={t('checkout.requests.title')}>
        <SpecialRequests form={form} />
      </ReviewPart>
      <ReviewCard id="review-policy" title={t('checkout.review.policy')}>
        <ReviewList lines={offer.policy.steps} />
      </ReviewCard>
    </>
  );
}
