import { useTranslation } from 'react-i18next';
import { formatGuestLabel, type Occupancy } from '@wisata/kernel/hotel-occupancy';
import { useApp } from '@wisata/runtime';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';

/** The party in the contract's Indonesian words; readers of English hear it in English. */
export function GuestLabel({ guests, rooms, children }: Occupancy) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const extra = children > 0 ? `, ${t('guests.childCount', { count: children })}` : '';
  const label = formatGuestLabel({ guests, rooms });
  if (locale === 'id') return `${label}${extra}`;
  const gloss = `${t('guests.guestCount', { count: guests })}, ${t('guests.roomCount', { count: rooms })}`;
  return (
    <>
      <span lang="id" aria-hidden>
        {label}
      </span>
      <VisuallyHidden>{gloss}</VisuallyHidden>
      {extra}
    </>
  );
}
