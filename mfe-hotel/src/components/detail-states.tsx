import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';
import { Page } from '@wisata/ui/layout';
import { hotelListPath } from '../rules/hotel-paths.rules.ts';
import { findPlaceProblem, type HotelSearch } from '../rules/hotel-search.rules.ts';
import styles from './list-states.module.css';

/** The address names a hotel that nobody sells, or none. */
export function HotelNotFound({ search }: { readonly search: HotelSearch }) {
  const { t } = useTranslation('hotel');
  const hasPlace = findPlaceProblem(search) === undefined;
  return (
    <div className={styles.ground}>
      <Page narrow>
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
      </Page>
    </div>
  );
}

export function HotelFailed({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation('hotel');
  const revalidator = useRevalidator();
  return (
    <div className={styles.ground}>
      <Page narrow>
        <FailureState
          title={t('failed.detail')}
          level={1}
          actions={
            <>
              <Button
                variant="action"
                busy={revalidator.state !== 'idle'}
                onClick={() => void revalidator.revalidate()}
              >
                {t('retry')}
              </Button>
              <LinkButton as={RouterLink} href="/">
                {t('home')}
              </LinkButton>
            </>
          }
        >
          <p>{failure.message}</p>
          <p>{t('failed.safe')}</p>
        </FailureState>
      </Page>
    </div>
  );
}
