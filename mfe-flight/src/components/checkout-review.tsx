import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '@wisata/kernel/dates';
import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';
import { formatPhone } from '@wisata/kernel/phone';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import type { CheckedFare } from '../api/flight.model.ts';
import { useTrip } from '../hooks/checkout-trip.tsx';
import { usePlaceName } from '../hooks/use-place-name.ts';
import { placesOf, printedName, ticketName, travellerAt } from '../rules/checkout-form.rules.ts';
import type { CheckoutForm, PersonForm, TravellerForm } from '../rules/checkout-form.rules.ts';
import { bareNumber } from '../rules/checkout-problems.rules.ts';
import { findTypedDay } from '../rules/typed-day.rules.ts';
import { JourneySummary } from './checkout-summary.tsx';
import styles from './checkout-review.module.css';

interface ReviewProps {
  readonly fare: CheckedFare;
  readonly form: CheckoutForm;
  /** Address of the form, where everything can still be changed. */
  readonly detailsPath: string;
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

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([LOCALE_TAGS[locale]], { type: 'region' }).of(code) ?? code;
}

/** What the airline gets beside the name: birth date, and the document where one is named. */
function useTravellerFacts(): (traveller: TravellerForm) => string[] {
  const { t, i18n } = useTranslation('flight');
  const { requiresPassport } = useTrip();
  const locale = i18n.language as Locale;
  const day = (value: TravellerForm['birth']) =>
    formatDate(findTypedDay(value) ?? '1900-01-01', locale).replace(/^\S+\s/, '');
  return (traveller) => [
    t('checkout.review.born', { date: day(traveller.birth) }),
    ...(requiresPassport
      ? [
          t('checkout.review.passport', {
            number: bareNumber(traveller.passportNumber),
            country: countryName(traveller.passportCountry, locale),
            date: day(traveller.passportExpiry),
          }),
        ]
      : traveller.idNumber.trim()
        ? [`${t(`checkout.id.short.${traveller.idType}`)} ${traveller.idNumber.trim()}`]
        : []),
  ];
}

function Travellers({ form }: Pick<ReviewProps, 'form'>) {
  const { counts } = useTrip();
  const placeName = usePlaceName();
  const facts = useTravellerFacts();
  const rows = placesOf(counts).map((place) => {
    const traveller = travellerAt(form, place);
    const value = (
      <>
        {ticketName(traveller)}
        {facts(traveller).map((fact) => (
          <span key={fact} className={styles.detail}>
            {fact}
          </span>
        ))}
      </>
    );
    return [placeName(place), value] as const;
  });
  return <Facts rows={rows} />;
}

function useFullName(): (person: PersonForm) => string {
  const { t } = useTranslation('flight');
  return (person) => {
    const { first, last } = printedName(person);
    return [person.title && t(`checkout.titles.${person.title}`), first, last].filter(Boolean).join(' ');
  };
}

function Journeys({ fare }: Pick<ReviewProps, 'fare'>) {
  const { t } = useTranslation('flight');
  return (
    <Part id="review-flights" title={t('checkout.flights.title')}>
      <div className={styles.journeys}>
        {fare.flights.map((checked) => (
          <JourneySummary key={checked.flightId} checked={checked} />
        ))}
      </div>
    </Part>
  );
}

/** What changing and cancelling costs with these fares, each sentence once. */
function Policy({ fare }: Pick<ReviewProps, 'fare'>) {
  const { t } = useTranslation('flight');
  const sentences = [...new Set(fare.flights.flatMap(({ flight }) => flight.policy.sentences))];
  if (sentences.length === 0) return null;
  return (
    <Part id="review-policy" title={t('checkout.review.policy')}>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Everything once more, to read and not to type. */
export function CheckoutReview({ fare, form, detailsPath }: ReviewProps) {
  const { t } = useTranslation('flight');
  const fullName = useFullName();
  const { contact } = form;
  const change = (what: string) => (
    <Link className={styles.change} to={detailsPath} aria-label={t('checkout.review.changeWhat', { what })}>
      {t('checkout.review.change')}
    </Link>
  );
  const titles = { contact: t('checkout.contact.title'), travellers: t('checkout.review.travellers') };
  return (
    <>
      <Journeys fare={fare} />
      <Part id="review-travellers" title={titles.travellers} change={change(titles.travellers)}>
        <Travellers form={form} />
      </Part>
      <Part id="review-contact" title={titles.contact} change={change(titles.contact)}>
        <Facts
          rows={[
            [t('checkout.review.name'), fullName(contact)],
            [t('checkout.contact.email'), contact.email],
            [t('checkout.contact.phone'), formatPhone(contact.phone.callingCode, contact.phone.national)],
          ]}
        />
      </Part>
      <Policy fare={fare} />
    </>
  );
}
