import { useTranslation } from 'react-i18next';
import { parseInstant } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { CompareDialog as SideBySide, type CompareRow } from '@wisata/ui/compare-dialog';
import type { ListedHotel } from '../api/hotel.model.ts';
import { Refundable } from './hotel-card.tsx';
import { Score } from '../stay/rating.tsx';

const freeUntilMs = ({ freeUntil }: ListedHotel) => (freeUntil === undefined ? 0 : (parseInstant(freeUntil) ?? 0));

/** The score with the number of reviews. */
function Rated({ hotel: { reviewScore, reviewCount } }: { readonly hotel: ListedHotel }) {
  const { t } = useTranslation('hotel');
  if (reviewCount === 0) return t('compare.noReviews');
  return (
    <>
      <Score value={reviewScore} /> {t('rating.reviews', { count: reviewCount })}
    </>
  );
}

function useRows(): readonly CompareRow<ListedHotel>[] {
  const { t } = useTranslation('hotel');
  return [
    {
      label: t('compare.total'),
      fact: ({ total }) => <b>{price(total)}</b>,
      best: { rank: ({ total }) => -total.minor, name: t('compare.cheapest') },
    },
    {
      label: t('compare.stars'),
      fact: ({ star }) => t('card.star', { count: star }),
      best: { rank: ({ star }) => star, name: t('compare.mostStars') },
    },
    {
      label: t('compare.score'),
      fact: (hotel) => <Rated hotel={hotel} />,
      best: {
        rank: ({ reviewScore, reviewCount }) => (reviewCount > 0 ? reviewScore : 0),
        name: t('compare.bestRated'),
      },
    },
    { label: t('compare.area'), fact: ({ area }) => area },
    { label: t('compare.distance'), fact: ({ location }) => location || '–' },
    { label: t('compare.meals'), fact: ({ meal }) => meal || '–' },
    {
      label: t('compare.cancel'),
      fact: (hotel) => <Refundable hotel={hotel} />,
      best: { rank: freeUntilMs, name: t('compare.longestFree') },
    },
    { label: t('compare.facilities'), fact: ({ facilities }) => facilities.join(', ') || '–' },
  ];
}

interface CompareDialogProps {
  readonly hotels: readonly ListedHotel[];
  readonly pathOf: (hotel: ListedHotel) => string;
  readonly onClose: () => void;
}

/** Two to four hotels side by side, for the nights that the list is about. */
export function CompareDialog({ hotels, pathOf, onClose }: CompareDialogProps) {
  const { t } = useTranslation('hotel');
  return (
    <SideBySide
      products={hotels}
      keyOf={({ key }) => key}
      headOf={({ name, area }) => ({ title: name, detail: area })}
      rows={useRows()}
      actionOf={(hotel) => (
        <LinkButton
          variant="primary"
          size="s"
          as={RouterLink}
          href={pathOf(hotel)}
          aria-label={t('card.seeRoomsOf', { hotel: hotel.name })}
        >
          {t('card.seeRooms')}
        </LinkButton>
      )}
      onClose={onClose}
      labels={{ title: t('compare.title'), close: t('close') }}
    />
  );
}
