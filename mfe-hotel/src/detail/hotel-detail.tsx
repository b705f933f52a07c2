import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { BelowFold, SCREEN_HIGH } from '@wisata/runtime/journey/below-fold';
import { HashTarget } from '@wisata/runtime/journey/hash-target';
import { useGalleryLabels } from '@wisata/runtime/journey/use-gallery-labels';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { LinkButton } from '@wisata/ui/button';
import { DetailPage } from '@wisata/ui/detail-page';
import { Gallery } from '@wisata/ui/gallery';
import { SideColumns } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { PriceBlock } from '@wisata/ui/price';
import { useRoomsPath, type HotelViewProps } from './hotel-view.ts';
import { countNights } from '../stay/hotel-search.rules.ts';
import { findCheapest } from '../stay/room-rates.rules.ts';
import { BeforeBooking } from './before-booking.tsx';
import { HotelIntroduction } from './hotel-introduction.tsx';
import { HotelLocation } from './hotel-location.tsx';
import { PriceCard } from './price-card.tsx';
import { GuestReviews } from './guest-reviews.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { WayBack } from './way-back.tsx';

function HotelGallery({ hotel }: Pick<HotelViewProps, 'hotel'>) {
  return (
    <Gallery
      pictures={hotel.pictures.map(({ path, description }) => ({ path, alt: description, width: 960, height: 720 }))}
      labels={useGalleryLabels('hotel', hotel.name)}
    />
  );
}

function PhonePrice({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const roomsPath = useRoomsPath();
  const cheapest = findCheapest(hotel.rooms);
  if (!cheapest) return null;
  return (
    <BottomBar label={t('detail.priceBar')}>
      <PriceBlock total={price(cheapest.total)} covers={t('price.fromCovers', { count: countNights(search) })} />
      <LinkButton as={RouterLink} href={roomsPath} variant="action">
        {t('detail.chooseRoom')}
      </LinkButton>
    </BottomBar>
  );
}

interface HotelDetailViewProps extends HotelViewProps {
  readonly isRolled: boolean;
  /** True when the hotel was cached. */
  readonly isKnown: boolean;
}

/** Everything about one hotel, rooms and rates in the middle. */
export function HotelDetailView({ hotel, search, isRolled, isKnown }: HotelDetailViewProps) {
  const { t } = useTranslation('hotel');
  return (
    <>
      <DetailPage back={<WayBack search={search} city={hotel.city} cityKey={hotel.cityKey} />}>
        <HotelGallery hotel={hotel} />
        {isRolled && <Note tone="info">{t('detail.rolled')}</Note>}
        <SideColumns at="end" sticky wideOnly side={<PriceCard hotel={hotel} search={search} />}>
          <HotelIntroduction hotel={hotel} search={search} />
        </SideColumns>
        <BelowFold isKnown={isKnown} fallback={SCREEN_HIGH}>
          <RoomsSection hotel={hotel} search={search} />
          <HashTarget />
        </BelowFold>
        <BelowFold isKnown={isKnown}>
          <BeforeBooking hotel={hotel} />
          <GuestReviews hotel={hotel} />
          <HotelLocation hotel={hotel} />
        </BelowFold>
      </DetailPage>
      <PhonePrice hotel={hotel} search={search} />
    </>
  );
}
