import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import { hotelListPath } from '../stay/hotel-paths.rules.ts';
import { findPlaceProblem, type HotelSearch } from '../stay/hotel-search.rules.ts';

/** Shown when the address names no hotel, or one that is not on sale. */
export function HotelNotFound({ search }: { readonly search: HotelSearch }) {
  const { t } = useTranslation('hotel');
  const hasPlace = findPlaceProblem(search) === undefined;
  return (
    <StatePage band>
      <EmptyState
        title={t('empty.title')}
        level={1}
        actions={
          <>
            {hasPlace && (
              <LinkButton as={RouterLink} href={hotelListPath(search)} variant="action" full>
                {t('detail.otherHotels', { place: search.city })}
              </LinkButton>
            )}
            <LinkButton as={RouterLink} href="/" full>
              {t('detail.newSearch')}
            </LinkButton>
          </>
        }
      >
        <p>{t('detail.notFound')}</p>
      </EmptyState>
    </StatePage>
  );
}
