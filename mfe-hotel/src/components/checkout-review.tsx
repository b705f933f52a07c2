import { useTranslation } from 'react-i18next';
import { printedName, type PersonForm } from '@wisata/kernel/contact-form';
import { guestName } from '@wisata/kernel/document-name';
import { formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { formatPhone } from '@wisata/kernel/phone';
import { RouterLink } from '@wisata/runtime';
import { ReviewCard, ReviewFacts, ReviewList } from '@wisata/ui/review-card';
import { mainGuest, type CheckoutForm, type RequestsForm } from '../rules/checkout-form.rules.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import styles from './checkout-review.module.css';

interface ReviewProps {
  readonly offer: CheckoutOffer;
  readonly form: CheckoutForm;
  /** Address of the form, where everything can still be changed. */
  readonly detailsPath: string;
}

function usePersonName(): (person: PersonForm) => string {
  const { t } = useTranslation('hotel');
  return (person) => {
    const { first, last } = printedName(person);
    const title = person.title && t(`checkout.titles.${person.title}`);
    return guestName({ title, first_name: first, last_name: last });
  };
}

/** The wishes as words, in the order of the form; empty without any. */
function useWishes({
  nonSmoking,
  bedType,
  checkInTime,
  checkOutTime,
  highFloor,
  connectingRooms,
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
    ...said(checkInTime !== '', t('checkout.requests.arrive', { time: time(checkInTime) })),
    ...said(checkOutTime !== '', t('checkout.requests.leave', { time: time(checkOutTime) })),
    ...said(other.trim() !== '', other.trim()),
  ];
}

function Wishes({ requests }: { requests: RequestsForm }) {
  const { t } = useTranslation('hotel');
  const wishes = useWishes(requests);
  if (wishes.length === 0) return <p>{t('checkout.requests.none')}</p>;
  return (
    <>
      <ReviewList lines={wishes} />
      <p className={styles.muted}>{t('checkout.requests.subtitle')}</p>
    </>
  );
}

function Guests({ form }: Pick<ReviewProps, 'form'>) {
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

/** Everything once more, to read and not to type. */
export function CheckoutReview({ offer, form, detailsPath }: ReviewProps) {
  const { t } = useTranslation('hotel');
  const nameOf = usePersonName();
  const { contact } = form;
  const part = (id: string, what: string) => ({
    id,
    title: what,
    as: RouterLink,
    change: {
      href: detailsPath,
      label: t('checkout.review.change'),
      name: t('checkout.review.changeWhat', { what }),
    },
  });
  return (
    <>
      <ReviewCard {...part('review-contact', t('checkout.contact.title'))}>
        <ReviewFacts
          facts={[
            { label: t('checkout.review.name'), value: nameOf(contact) },
            { label: t('checkout.contact.email'), value: contact.email },
            {
              label: t('checkout.contact.phone'),
              value: formatPhone(contact.phone.callingCode, contact.phone.national),
            },
          ]}
        />
      </ReviewCard>
      <ReviewCard {...part('review-guests', t('checkout.review.guests'))}>
        <Guests form={form} />
      </ReviewCard>
      <ReviewCard {...part('review-requests', t('checkout.requests.title'))}>
        <Wishes requests={form.requests} />
      </ReviewCard>
      <ReviewCard id="review-policy" title={t('checkout.review.policy')}>
        <ReviewList lines={offer.policy.steps} />
      </ReviewCard>
    </>
  );
}
