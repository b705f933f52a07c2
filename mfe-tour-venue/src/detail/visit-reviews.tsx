import { useTranslation } from 'react-i18next';
import { isCalendarDate } from '@wisata/kernel/dates';
import { Card } from '@wisata/ui/card';
import { DetailPart } from '@wisata/ui/detail-page';
import { Grid } from '@wisata/ui/layout';
import { useVisitText } from '../visit/use-visit-text.ts';
import { VisitScore } from '../visit/visit-score.tsx';
import type { VisitProps } from './visit-props.ts';

/** Score, and how many gave how many stars. */
function Stars({ service, visit: { rating, reviews } }: VisitProps) {
  const { t } = useTranslation(service);
  const given = [...new Set(reviews.map(({ Rating: stars }) => stars))].toSorted((a, b) => b - a);
  const counts = given.map((count) => {
    const people = reviews.filter(({ Rating: stars }) => stars === count).length;
    return t('rating.stars', { people, count });
  });
  return (
    <>
      <VisitScore service={service} rating={rating} /> {counts.join(' · ')}
    </>
  );
}

/** What travellers wrote, newest first; who gave stars alone is counted. */
export function VisitReviews({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const { dayWithYear } = useVisitText(service);
  if (visit.reviews.length === 0) return null;
  return (
    <DetailPart id="reviews" title={t('rating.title')} lede={<Stars service={service} visit={visit} />}>
      <Grid columns={3} align="top">
        {visit.reviews
          .filter(({ Text: text }) => text)
          .map(({ AuthorName: author, PostedTime: posted, Rating: rating, Text: text }) => (
            <Card key={`${author} ${text}`} as="article" padded label={t('rating.by', { author })}>
              <p>
                <VisitScore service={service} rating={rating} /> <strong>{author}</strong>
              </p>
              {isCalendarDate(posted) && <p>{dayWithYear(posted)}</p>}
              <p>{text}</p>
            </Card>
          ))}
      </Grid>
    </DetailPart>
  );
}
