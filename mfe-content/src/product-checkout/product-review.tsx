import { useTranslation } from 'react-i18next';
import { ContactReview, ReviewPart } from '@wisata/runtime/booking/review-parts';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { ReviewCard, ReviewFacts, ReviewList } from '@wisata/ui/review-card';
import { PRODUCTS } from '../products/product-words.tsx';
import { useFields, useOrder, useOrderText } from './checkout-facts.ts';
import { travellerAt } from './product-form.rules.ts';

/** Everything that was typed, to read before booking. */
export function ProductReview() {
  const { t } = useTranslation(PRODUCTS);
  const order = useOrder();
  const { values } = useFields();
  const text = useOrderText(order);
  const nameOf = usePersonName();
  const { sold, sale, places, freeUntil } = order;
  return (
    <>
      <ReviewCard id="review-product" title={sold.name}>
        <ReviewFacts
          facts={[
            { label: t('choose.option'), value: text.option, details: [text.units] },
            { label: t('choose.date'), value: text.day, details: [text.hours] },
            { label: t('page.where'), value: sale.meetingPoint.name, details: [sale.meetingPoint.address] },
          ]}
        />
      </ReviewCard>
      <ContactReview strong />
      {places.length > 0 && (
        <ReviewPart id="review-travellers" title={t('checkout.travellers.title')}>
          <ReviewList lines={places.map((place) => nameOf(travellerAt(values, place)))} />
        </ReviewPart>
      )}
      {values.notes.trim() !== '' && (
        <ReviewPart id="review-notes" title={t('checkout.remark.title')}>
          <p>{values.notes.trim()}</p>
        </ReviewPart>
      )}
      <ReviewCard id="review-policy" title={t('checkout.review.policy')}>
        <ReviewList lines={freeUntil === null ? [text.terms] : [text.terms, t('terms.late')]} />
      </ReviewCard>
    </>
  );
}
