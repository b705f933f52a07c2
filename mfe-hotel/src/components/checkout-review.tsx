import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { formatPhone } from '@wisata/kernel/phone';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import {
  mainGuest,
  printedName,
  type CheckoutForm,
  type PersonForm,
  type RequestsForm,
} from '../rules/checkout-form.rules.ts';
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
    return [person.title && t(`checkout.titles.${person.title}`), first, last].filter(Boolean).join(' ');
  };
}

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ id, title, change, children }: { id: string; title: string; change?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" labelledBy={id}>
      <CardHeader id={id} level={2} title={title} aside={change} />
      <CardBody>{children}</CardBody>
    </Card>
  );
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
      <ul className={styles.list}>
        {wishes.map((wish) => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
      <p className={styles.muted}>{t('checkout.requests.subtitle')}</p>
    </>
  );
}

function Guests({ form }: Pick<ReviewProps, 'form'>) {
  const { t } = useTranslation('hotel');
  const nameOf = usePersonName();
  const rooms = form.guests.map((_, room) => {
    const label = form.guests.length > 1 ? t('checkout.guest.room', { number: room + 1 }) : t('checkout.guest.title');
    return [label, nameOf(mainGuest(form, room))] as const;
  });
  const children = form.children.map((child, index) => {
    const age = t('checkout.child.years', { count: Number(child.age) });
    return [t('checkout.child.number', { number: index + 1 }), `${nameOf(child)}, ${age}`] as const;
  });
  return <Facts rows={[...rooms, ...children]} />;
}

/** Everything once more, to read and not to type. */
export function CheckoutReview({ offer, form, detailsPath }: ReviewProps) {
  const { t } = useTranslation('hotel');
  const nameOf = usePersonName();
  const { contact } = form;
  const change = (what: string) => (
    <Link className={styles.change} to={detailsPath} aria-label={t('checkout.review.changeWhat', { what })}>
      {t('checkout.review.change')}
    </Link>
  );
  const titles = {
    contact: t('checkout.contact.title'),
    guests: t('checkout.review.guests'),
    requests: t('checkout.requests.title'),
    policy: t('checkout.review.policy'),
  };
  return (
    <>
      <Part id="review-contact" title={titles.contact} change={change(titles.contact)}>
        <Facts
          rows={[
            [t('checkout.review.name'), nameOf(contact)],
            [t('checkout.contact.email'), contact.email],
            [t('checkout.contact.phone'), formatPhone(contact.phone.callingCode, contact.phone.national)],
          ]}
        />
      </Part>
      <Part id="review-guests" title={titles.guests} change={change(titles.guests)}>
        <Guests form={form} />
      </Part>
      <Part id="review-requests" title={titles.requests} change={change(titles.requests)}>
        <Wishes requests={form.requests} />
      </Part>
      <Part id="review-policy" title={titles.policy}>
        <ul className={styles.list}>
          {offer.policy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}
