import { useTranslation } from 'react-i18next';
import { Card } from '@wisata/ui/card';
import { DetailPart } from '@wisata/ui/detail-page';
import { Grid } from '@wisata/ui/layout';
import type { HotelDetail } from '../api/hotel.model.ts';
import styles from './before-booking.module.css';

/** What to know before choosing: cancellation, house rules, and that everything is paid in advance. */
export function BeforeBooking({ hotel }: { readonly hotel: HotelDetail }) {
  const { t } = useTranslation('hotel');
  const cards = [
    { title: t('before.cancelling'), lines: hotel.cancelRules },
    { title: t('before.house'), lines: hotel.houseRules },
    {
      title: t('before.paid'),
      lines: [
        hotel.taxPercent > 0 ? t('before.tax', { percent: hotel.taxPercent }) : t('before.taxes'),
        t('before.nothingLater'),
      ],
    },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <DetailPart id="before" title={t('before.title')}>
      <Grid columns={3}>
        {cards.map(({ title, lines }) => (
          <Card key={title} padded>
            <h3>{title}</h3>
            <ul role="list" className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        ))}
      </Grid>
    </DetailPart>
  );
}
