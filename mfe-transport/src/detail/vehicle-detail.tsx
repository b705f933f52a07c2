import { useTranslation } from 'react-i18next';
import type { TransportConfirmed } from '@wisata/kernel/contracts/transport-vehicles';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { PriceLooksHere } from '@wisata/runtime/journey/price-looks-here';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { DetailPage } from '@wisata/ui/detail-page';
import { SideColumns, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { PriceBlock } from '@wisata/ui/price';
import { QuoteTable } from '../trip/quote-table.tsx';
import { TripRoute } from '../trip/trip-route.tsx';
import { tripListPath } from '../trip/trip-search.rules.ts';
import { useSearchText } from '../trip/use-search-text.ts';
import { useVehicleText } from '../trip/use-vehicle-text.ts';
import { formatVehicleChoice, vehiclePath } from '../trip/vehicle-choice.rules.ts';
import { useVehicleView, type VehicleView } from './use-vehicle-view.ts';
import styles from './vehicle-detail.module.css';
import { VehicleExtras } from './vehicle-extras.tsx';
import { VehicleIntroduction } from './vehicle-introduction.tsx';
import { VehicleTerms } from './vehicle-terms.tsx';

interface ViewProps {
  readonly view: VehicleView;
}

function BookButton({ view: { quote, bookPath } }: ViewProps) {
  const { t } = useTranslation('transport');
  return (
    <LinkButton as={RouterLink} href={bookPath} variant="action" full>
      {t('check.book', { price: exactPrice(quote.total) })}
    </LinkButton>
  );
}

/** What the same vehicle cost before, and watching it. */
function Looks({ view: { choice, vehicle, quote } }: ViewProps) {
  const { name } = useVehicleText(vehicle);
  const { when } = useSearchText();
  return (
    <PriceLooksHere
      service="transport"
      subject={formatVehicleChoice(choice).toString()}
      total={quote.total}
      watch={{ title: `${name}, ${when(choice.search)}`, path: vehiclePath(choice) }}
    />
  );
}

/** What the operator asks now, charge by charge. */
function PriceCheck({ view }: ViewProps) {
  const { t } = useTranslation('transport');
  const { confirmed, vehicle, quote } = view;
  const text = useSearchText();
  const was = exactPrice(fromMajor(confirmed.previousTotal, confirmed.currency));
  return (
    <Card as="aside" padded labelledBy="price-check">
      <Stack>
        <h2 id="price-check" className={styles.title}>
          {t('check.title')}
        </h2>
        <QuoteTable quote={quote} />
        {confirmed.priceChanged && <Note tone="warn">{t('check.changed', { was })}</Note>}
        <p>{text.free(vehicle, confirmed.timeZone)}</p>
        <BookButton view={view} />
        <Looks view={view} />
        <p className={styles.muted}>{t('check.hold', { count: confirmed.timeLimitMinutes })}</p>
      </Stack>
    </Card>
  );
}

/** Everything about one vehicle for one trip: what it is, what is included, what can be added, and what it costs. */
export function VehicleDetail({ confirmed }: { readonly confirmed: TransportConfirmed }) {
  const { t } = useTranslation('transport');
  const { covers } = useSearchText();
  const view = useVehicleView(confirmed);
  const { vehicle, choice, quote } = view;
  return (
    <>
      <DetailPage
        back={
          <LinkButton as={RouterLink} href={tripListPath(choice.search)} variant="link" size="s">
            {t('detail.back')}
          </LinkButton>
        }
      >
        <SideColumns at="end" sticky side={<PriceCheck view={view} />}>
          <VehicleIntroduction vehicle={vehicle} />
          <TripRoute mode={vehicle.mode} stops={confirmed} />
          <VehicleTerms vehicle={vehicle} zone={confirmed.timeZone} isAirport={confirmed.pickUpLocation.airport_zone} />
          <VehicleExtras view={view} />
        </SideColumns>
      </DetailPage>
      <BottomBar label={t('check.title')}>
        <PriceBlock total={exactPrice(quote.total)} covers={covers(vehicle)} />
        <BookButton view={view} />
      </BottomBar>
    </>
  );
}
