import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneDecimal } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import type { GuestReview, HotelDetail } from '../api/hotel.model.ts';
import styles from './guest-reviews.module.css';
import { ratingKey, Score } from './rating.tsx';

const FIRST_REVIEWS = 4;
const LANGUAGES = ['en', 'id'];

function Review({ review }: { readonly review: GuestReview }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const isForeign = review.language !== '' && review.language !== locale && LANGUAGES.includes(review.language);
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <span className={styles.initial} aria-hidden>
          {review.author.charAt(0)}
        </span>
        <p className={styles.author}>
          <strong>{review.author}</strong>
          <span className={styles.muted}>
            {review.age}
            {isForeign && ` · ${t(`reviews.in.${review.language}`)}`}
          </span>
        </p>
        <Score value={review.rating} />
      </div>
      <p className={styles.text} {...(review.language ? { lang: review.language } : {})}>
        {review.text}
      </p>
    </li>
  );
}

/** The score, and what guests wrote in their own language. */
export function GuestReviews({ hotel }: { readonly hotel: HotelDetail }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const [isWhole, setWhole] = useState(false);
  if (hotel.reviews.length === 0) return null;
  const shown = isWhole ? hotel.reviews : hotel.reviews.slice(0, FIRST_REVIEWS);
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews.title')}</h2>
      <div className={styles.columns}>
        <p className={styles.score}>
          <span className={styles.big}>{oneDecimal(hotel.reviewScore, locale)}</span>
          <span>
            <strong>{t(ratingKey(hotel.reviewScore))}</strong>
            <span className={styles.muted}>{t('reviews.count', { count: hotel.reviewCount })}</span>
          </span>
        </p>
        <div>
          <ul role="list">
            {shown.map((review) => (
              <Review key={`${review.author} ${review.text}`} review={review} />
            ))}
          </ul>
          {shown.length < hotel.reviews.length && (
            <Button onClick={() => setWhole(true)}>{t('reviews.all', { count: hotel.reviews.length })}</Button>
          )}
        </div>
      </div>
    </section>
  );
}
