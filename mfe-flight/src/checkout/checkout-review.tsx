import { ticketName } from '@wisata/kernel/party-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';
import { ContactReview, ReviewPart } from '@wisata/runtime/booking/review-parts';
import { ReviewCard, ReviewFacts, ReviewList } from '@wisata/ui/review-card';
import type { CheckedFare } from '../api/flight.model.ts';
import { useFields, useTrip } from './checkout-fields.ts';
import { usePlaceName } from '@wisata/runtime/booking/use-party-fields';
import { placesOf, travellerAt } from './checkout-form.rules.ts';
import type { TravellerForm } from './checkout-form.rules.ts';
import { bareNumber } from './checkout-problems.rules.ts';
import { findTypedDay } from '@wisata/kernel/typed-day';
import { JourneySummary } from './checkout-summary.tsx';
import styles from './checkout-review.module.css';

interface ReviewProps {
  readonly fare: CheckedFare;
}

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([LOCALE_TAGS[locale]], { type: 'region' }).of(code) ?? code;
}

/** What is sent to the airline beside the name: birth date, and the document where there is one. */
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

function Travellers() {
  const { values: form } = useFields();
  const { counts } = useTrip();
  const placeName = usePlaceName('flight');
  const facts = useTravellerFacts();
  const rows = placesOf(counts).map((place) => {
    const traveller = travellerAt(form, place);
    return { label: placeName(place), value: ticketName(traveller), details: facts(traveller) };
  });
  return <ReviewFacts strong facts={rows} />;
}

function Journeys({ fare }: ReviewProps) {
  const { t } = useTranslation('flight');
  return (
    <ReviewCard id="review-flights" title={t('checkout.flights.title')}>
      <div className={styles.journeys}>
        {fare.flights.map((checked) => (
          <JourneySummary key={checked.flightId} checked={checked} />
        ))}
      </div>
    </ReviewCard>
  );
}

/** What changing and cancelling costs with these fares, each sentence once. */
function Policy({ fare }: ReviewProps) {
  const { t } = useTranslation('flight');
  const sentences = [...new Set(fare.flights.flatMap(({ flight }) => flight.policy.sentences))];
  if (sentences.length === 0) return null;
  return (
    <ReviewCard id="review-policy" title={t('checkout.review.policy')}>
      <ReviewList lines={sentences} />
    </ReviewCard>
  );
}

/** Everything that was typed, to read before booking. */
export function CheckoutReview({ fare }: ReviewProps) {
  const { t } = useTranslation('flight');
  return (
    <>
      <Journeys fare={fare} />
      <ReviewPart id="review-travellers" title={t('checkout.review.travellers')}>
        <Travellers />
      </ReviewPart>
      <ContactReview strong />
      <Policy fare={fare} />
    </>
  );
}
