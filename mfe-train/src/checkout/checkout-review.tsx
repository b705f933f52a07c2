import { ticketName } from '@wisata/kernel/party-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { findTypedDay } from '@wisata/kernel/typed-day';
import { useApp } from '@wisata/runtime';
import { ContactReview, ReviewPart } from '@wisata/runtime/booking/review-parts';
import { Stack } from '@wisata/ui/layout';
import { ReviewCard, ReviewFacts, ReviewList } from '@wisata/ui/review-card';
import type { TrainPrice } from '../api/train.model.ts';
import { findChosenSeats } from '../seats/kept-seats.ts';
import { usePlaceName } from '@wisata/runtime/booking/use-party-fields';
import { useFields } from './checkout-fields.ts';
import { needsCard, passengerAt, placesOf, type Place } from './checkout-form.rules.ts';
import { TrainSummary } from './checkout-summary.tsx';
import { useTrip } from './checkout-trip.tsx';

interface ReviewProps {
  readonly price: TrainPrice;
  /** What names the trip on this device. */
  readonly subject: string;
}

/** What is looked at beside the name. */
function useIdentityText(): (place: Place) => string {
  const { t, i18n } = useTranslation('train');
  const { values } = useFields();
  return (place) => {
    const passenger = passengerAt(values, place);
    if (needsCard(passenger, place))
      return `${t(`checkout.id.short.${passenger.idType}`)} ${passenger.idNumber.trim()}`;
    const date = formatDate(findTypedDay(passenger.birth) ?? '1900-01-01', i18n.language as Locale);
    return t('checkout.review.born', { date: date.replace(/^\S+\s/, '') });
  };
}

function Passengers({ price, subject }: ReviewProps) {
  const { t } = useTranslation('train');
  const app = useApp();
  const { values } = useFields();
  const { counts } = useTrip();
  const placeName = usePlaceName('train');
  const identity = useIdentityText();
  const hold = findChosenSeats(app, subject);
  const seatsOf = ({ type, index }: Place) =>
    type === 'INF'
      ? [t('seats.lap')]
      : price.trains.flatMap(({ offer, train }) => {
          const seat = hold?.seats[offer.key]?.[index];
          return seat ? [t('seats.onTrain', { seat, train: train.name })] : [];
        });
  const rows = placesOf(counts).map((place) => ({
    label: placeName(place),
    value: ticketName(passengerAt(values, place)),
    details: [identity(place), ...seatsOf(place)],
  }));
  return <ReviewFacts strong facts={rows} />;
}

/** Everything that was typed, to read before booking. */
export function CheckoutReview(props: ReviewProps) {
  const { t } = useTranslation('train');
  const { trains } = props.price;
  const sentences = [...new Set(trains.flatMap(({ train }) => train.policy))];
  return (
    <>
      <ReviewCard id="review-trains" title={t('checkout.trains.title')}>
        <Stack>
          {trains.map((checked) => (
            <TrainSummary key={checked.offer.key} checked={checked} />
          ))}
        </Stack>
      </ReviewCard>
      <ReviewPart id="review-passengers" title={t('travellers.title')}>
        <Passengers {...props} />
      </ReviewPart>
      <ContactReview strong />
      {sentences.length > 0 && (
        <ReviewCard id="review-policy" title={t('checkout.review.policy')}>
          <ReviewList lines={sentences} />
        </ReviewCard>
      )}
    </>
  );
}
