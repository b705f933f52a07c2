import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { findTypedDay } from '@wisata/kernel/typed-day';
import { useApp } from '@wisata/runtime';
import { ContactReview, ReviewPart } from '@wisata/runtime/booking/review-parts';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { ReviewCard, ReviewFacts, ReviewList } from '@wisata/ui/review-card';
import { useRefundText } from '../visit/refund-line.tsx';
import { useChoiceText } from '../visit/use-choice-text.ts';
import { usePlaceName } from '@wisata/runtime/booking/use-party-fields';
import { useFields, useOuting } from './checkout-facts.ts';
import { useExtrasText } from './use-extras-text.ts';
import { placesOf, travellerAt, type Place } from './visit-form.rules.ts';
import { needsBirth } from './visit-problems.rules.ts';

function Travellers() {
  const { service, facts } = useOuting();
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const { values } = useFields();
  const placeName = usePlaceName(service);
  const nameOf = usePersonName();
  const extrasOf = useExtrasText();
  const bornOf = (place: Place) => {
    const date = findTypedDay(travellerAt(values, place).birth);
    return needsBirth(place) && date ? [t('checkout.review.born', { date: formatDate(date, locale, 'long') })] : [];
  };
  const rows = placesOf(facts.party).map((place) => ({
    label: placeName(place),
    value: nameOf(travellerAt(values, place)),
    details: [...bornOf(place), extrasOf(place)].filter(Boolean),
  }));
  return <ReviewFacts strong facts={rows} />;
}

/** Everything that was typed, to read before booking. */
export function VisitReview() {
  const { service, visit, choice, priced } = useOuting();
  const { t } = useTranslation(service);
  const { values } = useFields();
  const text = useChoiceText(service);
  const refund = useRefundText({
    service,
    steps: visit.refundSteps,
    date: choice.date,
    isOpenDate: visit.isOpenDate,
  });
  const facts = [
    { label: t('checkout.review.when'), value: text.when(visit, choice) },
    { label: t('choose.package'), value: priced.pricePackage.Name },
    { label: t('checkout.review.where'), value: `${visit.meetingPoint.name}, ${visit.meetingPoint.address}` },
  ];
  return (
    <>
      <ReviewCard id="review-visit" title={visit.title}>
        <ReviewFacts facts={facts} />
      </ReviewCard>
      <ReviewPart id="review-travellers" title={t('checkout.travellers')}>
        <Travellers />
      </ReviewPart>
      <ContactReview strong />
      {values.notes.trim() && (
        <ReviewPart id="review-notes" title={t('checkout.notes.title')}>
          <p>{values.notes.trim()}</p>
        </ReviewPart>
      )}
      <ReviewCard id="review-policy" title={t('checkout.review.policy')}>
        <ReviewList lines={[refund.text]} />
      </ReviewCard>
    </>
  );
}
