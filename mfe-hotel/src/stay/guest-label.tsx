import { useTranslation } from 'react-i18next';
import { formatGuestLabel, type Occupancy } from '@wisata/kernel/contracts/hotel-occupancy';
import { useApp } from '@wisata/runtime';
import { Literal } from '@wisata/ui/literal';

interface GuestLabelProps extends Occupancy {
  /** In the search field and the summary of a search, where the contract names its Indonesian words. */
  readonly withLiteral?: boolean;
}

/** The party in the language of the page; in Indonesian the words of the contract. */
export function GuestLabel({ guests, rooms, children, withLiteral = false }: GuestLabelProps) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const extra = children > 0 ? `, ${t('guests.childCount', { count: children })}` : '';
  const literal = formatGuestLabel({ guests, rooms });
  if (locale === 'id') return `${literal}${extra}`;
  const party = `${t('guests.guestCount', { count: guests })}, ${t('guests.roomCount', { count: rooms })}${extra}`;
  if (!withLiteral) return party;
  return (
    <>
      {party} <Literal>{literal}</Literal>
    </>
  );
}
