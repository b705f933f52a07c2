import { CalendarDays, Users } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation } from 'react-router-dom';
import { money } from '@wisata/kernel/money';
import { lazyPart, RouterLink, useApp } from '@wisata/runtime';
import { PriceLooksHere } from '@wisata/runtime/journey/price-looks-here';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { DetailPart } from '@wisata/ui/detail-page';
import { Icon } from '@wisata/ui/icon';
import { Note } from '@wisata/ui/note';
import { Skeleton } from '@wisata/ui/skeleton';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useStayText } from '../stay/use-stay-text.ts';
import { hotelDetailPath, hotelListPath } from '../stay/hotel-paths.rules.ts';
import { searchIdentity, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { findCheapest, hasRate } from '../stay/room-rates.rules.ts';
import { findLastList } from '../stay/list-memory.rules.ts';
import { HOTEL_SEARCHES } from '../search/search-memory.rules.ts';
import { GuestLabel } from '../stay/guest-label.tsx';
import type { HotelViewProps } from './hotel-view.ts';
import { RoomCard } from './room-card.tsx';
import styles from './rooms-section.module.css';

const NewPriceDialog = lazyPart(
  async () => (await import('@wisata/runtime/journey/new-price-dialog')).NewPriceDialog,
  null,
);
const SearchForm = lazyPart(async () => (await import('../search/search-form.tsx')).SearchForm);

/** Dates and party in one line, and the form to change them in place. */
function StayBar({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const navigate = useNavigate();
  const { formatRange, nights } = useStayText();
  const [isOpen, setOpen] = useState(false);

  function change(wanted: HotelSearch) {
    setOpen(false);
    const path = hotelDetailPath({ ...wanted, hotelKey: hotel.key, hotelName: hotel.name, correlationId: '' });
    void navigate(path, { preventScrollReset: true });
  }

  return (
    <Card>
      <div className={styles.stay}>
        <div className={styles.fact}>
          <Icon of={CalendarDays} />
          <p>
            <span className={styles.label}>{t('rooms.stay')}</span>
            <strong>
              {formatRange(search)}, {nights(search)}
            </strong>
          </p>
        </div>
        <div className={styles.fact}>
          <Icon of={Users} />
          <p>
            <span className={styles.label}>{t('rooms.guests')}</span>
            <strong>
              <GuestLabel {...search} />
            </strong>
          </p>
        </div>
        <Button size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('close') : t('rooms.change')}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.form}>
          <Suspense fallback={<Skeleton height={100} shape="control" />}>
            <SearchForm
              scope="stay"
              initial={{
                search: { ...search, city: search.city || hotel.city },
                childAges:
                  search.childAges.length > 0
                    ? search.childAges
                    : (HOTEL_SEARCHES.findDraft(app.storage.session, search.checkInDate)?.childAges ?? []),
              }}
              onSearch={change}
            />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

const otherHotelsPath = ({ hotel, search }: HotelViewProps) =>
  hotelListPath({
    ...search,
    destinationKey: search.destinationKey || hotel.cityKey,
    city: search.city || hotel.city,
  });

/** What the same stay cost before, and watching it. */
function Looks({ hotel, search }: HotelViewProps) {
  const { formatRange } = useStayText();
  const cheapest = findCheapest(hotel.rooms);
  if (!cheapest) return null;
  return (
    <PriceLooksHere
      service="hotel"
      subject={`${hotel.key} ${searchIdentity(search)}`}
      total={cheapest.total}
      watch={{
        title: `${hotel.name}, ${formatRange(search)}`,
        path: hotelDetailPath({ ...search, roomKey: '', correlationId: '' }),
      }}
    />
  );
}

/** Says that the chosen room is sold, or that the price has changed since the list. */
function Changes({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const { storage } = useApp();
  const isInBrowser = useHydrated();
  const [toldMinor, setToldMinor] = useState<number>();
  const listPath = otherHotelsPath({ hotel, search });
  const cheapest = findCheapest(hotel.rooms);
  const wasMinor = isInBrowser ? findLastList(storage.session, search)?.totalsMinor[hotel.key] : undefined;
  const isGone = search.roomKey !== '' && !hasRate(hotel.rooms, search.roomKey);
  const readOn = () => setToldMinor(cheapest?.total.minor);
  const isOther = cheapest !== undefined && wasMinor !== undefined && wasMinor !== cheapest.total.minor;
  return (
    <>
      {isGone && cheapest && (
        <Note tone="warn" title={t('rooms.goneTitle')} live="status">
          {t('rooms.gone')}
        </Note>
      )}
      <Looks hotel={hotel} search={search} />
      {isOther && toldMinor !== cheapest.total.minor && (
        <NewPriceDialog
          service="hotel"
          was={money(wasMinor, cheapest.total.currency)}
          now={cheapest.total}
          back={{ href: listPath }}
          onClose={readOn}
          onAccept={readOn}
        />
      )}
    </>
  );
}

function SoldOut({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  const path = otherHotelsPath({ hotel, search });
  return (
    <Note
      tone="warn"
      title={t('rooms.noneTitle')}
      actions={
        <LinkButton as={RouterLink} href={path} size="s">
          {t('detail.otherHotels', { place: search.city || hotel.city })}
        </LinkButton>
      }
    >
      {t('rooms.none')}
    </Note>
  );
}

/** Dims the rooms while those of other nights load, without rendering them again. */
function Rooms({ children }: { readonly children: ReactNode }) {
  const navigation = useNavigation();
  const isWaiting = navigation.state !== 'idle' && navigation.location.pathname === '/hotel/detail';
  return (
    <div className={styles.rooms} aria-busy={isWaiting} data-waiting={isWaiting || undefined}>
      {children}
    </div>
  );
}

/** Rooms with their rates for the stay; the totals are those of the checkout. */
export function RoomsSection({ hotel, search }: HotelViewProps) {
  const { t } = useTranslation('hotel');
  return (
    <DetailPart id="rooms" title={t('rooms.title')} lede={t('rooms.lede')}>
      <StayBar key={hotelDetailPath({ ...search, correlationId: '' })} hotel={hotel} search={search} />
      <Changes hotel={hotel} search={search} />
      {hotel.rooms.length === 0 && <SoldOut hotel={hotel} search={search} />}
      <Rooms>
        {hotel.rooms.map((room) => (
          <Suspense key={room.code}>
            <RoomCard room={room} hotel={hotel} search={search} />
          </Suspense>
        ))}
      </Rooms>
    </DetailPart>
  );
}
