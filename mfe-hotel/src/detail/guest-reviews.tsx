import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneDecimal } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { DetailPart } from '@wisata/ui/detail-page';
import type { GuestReview, HotelDetail, ReviewTopic } from '../api/hotel.model.ts';
import styles from './guest-reviews.module.css';
import { ratingKey, Score } from '../stay/rating.tsx';

const FIRST_REVIEWS = 4;
const LANGUAGES = ['en', 'id'];

function Review({ review }: { readonly review: GuestReview }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const [isTranslated, setTranslated] = useState(false);
  const language = isTranslated ? locale : review.language;
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
      <p className={styles.text} {...(language ? { lang: language } : {})}>
        {isTranslated ? review.translation : review.text}
      </p>
      {review.translation && (
        <p className={styles.translate}>
          {isTranslated && <span className={styles.muted}>{t('reviews.translated')}</span>}
          <Button
            variant="link"
            size="s"
            aria-label={t(isTranslated ? 'reviews.originalOf' : 'reviews.translateOf', { author: review.author })}
            onClick={() => setTranslated(!isTranslated)}
          >
            {t(isTranslated ? 'reviews.original' : 'reviews.translate')}
          </Button>
        </p>
      )}
    </li>
  );
}

/** The score of each topic, with the number of guests who rated it. */
function Topics({ topics }: { readonly topics: readonly ReviewTopic[] }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  if (topics.length === 0) return null;
  return (
    <ul role="list" className={styles.topics} aria-label={t('reviews.topics')}>
      {topics.map(({ code, name, score, count }) => (
        <li key={code} className={styles.topic}>
          <span>
            {name} <span className={styles.count}>{t('reviews.topicCount', { count })}</span>
          </span>
          <meter className={styles.bar} min={0} max={10} value={score} aria-hidden />
          <strong>{oneDecimal(score, locale)}</strong>
        </li>
      ))}
    </ul>
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
    <DetailPart id="reviews" title={t('reviews.title')}>
      <div className={styles.columns}>
        <Card padded>
          <p className={styles.score}>
            <span className={styles.big}>{oneDecimal(hotel.reviewScore, locale)}</span>
            <span>
              <strong>{t(ratingKey(hotel.reviewScore))}</strong>
              <span className={styles.muted}>{t('reviews.count', { count: hotel.reviewCount })}</span>
            </span>
          </p>
          <Topics topics={hotel.reviewTopics} />
        </Card>
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
    </DetailPart>
  );
}
