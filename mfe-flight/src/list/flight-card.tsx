import { Leaf, Luggage, RefreshCcw, Undo2 } from 'lucide-react';
import { memo, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { lazyPart, optionalPart } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Icon, type IconType } from '@wisata/ui/icon';
import { PriceBlock } from '@wisata/ui/price';
import { Skeleton } from '@wisata/ui/skeleton';
import { StubCard } from '@wisata/ui/stub-card';
import { Tag } from '@wisata/ui/tag';
import { partySize } from '../journey/flight-search.rules.ts';
import { tripTotal } from './trip-price.rules.ts';
import { fewSeats, findWarnings } from './flight-warnings.rules.ts';
import { FlightCardFoot } from './flight-card-foot.tsx';
import type { FlightCardProps } from './flight-card-props.ts';
import styles from './flight-card.module.css';
import { FlightRail } from '../journey/flight-rail.tsx';

const SaveFlight = optionalPart(async () => (await import('./save-flight.tsx')).SaveFlight);
const loadNotes = () => import(/* webpackChunkName: "calls" */ './flight-notes.tsx');
const Warnings = lazyPart(async () => (await loadNotes()).Warnings, null);
const Problem = lazyPart(async () => (await loadNotes()).Problem, null);
const OutOfReach = lazyPart(async () => (await import('./list-states.tsx')).OutOfReach, null);
const FlightDetails = lazyPart(async () => (await import('./flight-details.tsx')).FlightDetails);

function Fact({ icon, children }: { readonly icon: IconType; readonly children: string }) {
  return (
    <span className={styles.fact}>
      <Icon of={icon} size="s" />
      {children}
    </span>
  );
}

/** One tag at most: what the flight is best at, or how many seats are left. */
function CardTag({ flight, badge }: Pick<FlightCardProps, 'flight' | 'badge'>) {
  const { t } = useTranslation('flight');
  const seats = fewSeats(flight);
  if (badge) return <Tag tone="brand">{t(`badge.${badge}`)}</Tag>;
  return seats === undefined ? null : <Tag tone="warn">{t('flight.seatsLeft', { count: seats })}</Tag>;
}

function Facts({ flight, badge }: Pick<FlightCardProps, 'flight' | 'badge'>) {
  const { t } = useTranslation('flight');
  const seats = fewSeats(flight);
  const { isRefundable, isChangeable } = flight.policy;
  return (
    <>
      <Fact icon={Luggage}>
        {flight.baggage ? t('flight.bag', { weight: flight.baggage }) : t('flight.cabinBagOnly')}
      </Fact>
      <Fact icon={Undo2}>{t(isRefundable ? 'flight.refund' : 'flight.noRefund')}</Fact>
      {isChangeable && <Fact icon={RefreshCcw}>{t('flight.reschedule')}</Fact>}
      {badge && seats !== undefined && <span className={styles.seats}>{t('flight.seatsLeft', { count: seats })}</span>}
      {flight.co2Kg > 0 && (
        <span className={styles.co2}>
          <Fact icon={Leaf}>{t('flight.co2', { kg: Math.round(flight.co2Kg) })}</Fact>
        </span>
      )}
    </>
  );
}

/** What the total covers: both flights, the flight with the cheapest way back, or the flight alone. */
function coversOf({ leg, partner, search }: FlightCardProps) {
  if (leg === 'return') return 'flight.coversBoth';
  if (partner) return 'flight.coversTrip';
  return search.returnDate ? 'flight.coversOne' : 'flight.covers';
}

function TripPrice(props: FlightCardProps) {
  const { t } = useTranslation('flight');
  const { flight, partner, search, leg } = props;
  const people = partySize(search);
  const total = tripTotal(flight, partner);
  // Two currencies have no total.
  const ways = leg === 'return' ? [partner, flight] : [flight, partner];
  const parts = ways.flatMap((way) => (way ? price(way.total) : []));
  const unit = partner
    ? t('flight.thisFlight', { price: price(flight.total) })
    : t('flight.perAdult', { price: price(flight.perAdult) });
  return (
    <PriceBlock
      total={total.ok ? price(total.data) : parts.join(' + ')}
      covers={t(coversOf(props), { count: people })}
      {...(people > 1 || partner ? { unit } : {})}
    />
  );
}

function Stub(props: FlightCardProps) {
  const { t } = useTranslation('flight');
  const { flight, canChoose, isChecking, problem, onChoose } = props;
  const isSoldOut = problem?.isSoldOut === true;
  return (
    <>
      <TripPrice {...props} />
      <Button
        variant="primary"
        busy={isChecking}
        disabled={isSoldOut || !canChoose}
        onClick={() => onChoose(flight)}
        aria-label={
          isSoldOut ? t('flight.soldOut') : t('flight.chooseOne', { flight: `${flight.airline} ${flight.number}` })
        }
      >
        {isSoldOut ? t('flight.soldOut') : t('flight.choose')}
      </Button>
    </>
  );
}

/** One flight of the list: who, when, what is included, what it costs for everybody. */
function PlainFlightCard(props: FlightCardProps) {
  const { flight, badge, isOpen, problem, partner, canChoose } = props;
  const id = useId();
  const warnings = findWarnings(flight);
  return (
    <div className={styles.frame} data-row>
      <StubCard interactive labelledBy={id} stubAlign={isOpen ? 'start' : 'center'} stub={<Stub {...props} />}>
        <div className={styles.flight}>
          <div className={styles.airline}>
            <span className={styles.tile} aria-hidden>
              {flight.carrierCode}
            </span>
            <div className={styles.who}>
              <h2 className={styles.name} id={id}>
                {flight.airline}
              </h2>
              <p className={styles.number}>
                {flight.number}
                {flight.aircraft && ` · ${flight.aircraft}`}
              </p>
            </div>
          </div>
          <FlightRail journey={flight} />
        </div>
        <div className={styles.more}>
          <div className={styles.facts}>
            <span className={styles.tag}>
              <CardTag flight={flight} badge={badge} />
            </span>
            <Facts flight={flight} badge={badge} />
          </div>
          <span className={styles.heart}>
            <SaveFlight flight={flight} />
          </span>
          <FlightCardFoot {...props} detailsId={`${id}-details`} />
        </div>
        {warnings.length > 0 && <Warnings warnings={warnings} />}
        {!canChoose && partner && <OutOfReach depart={partner} />}
        {problem && <Problem message={problem.message} />}
        {isOpen && (
          <div id={`${id}-details`}>
            <Suspense fallback={<Skeleton height={280} shape="control" />}>
              <FlightDetails {...props} />
            </Suspense>
          </div>
        )}
      </StubCard>
    </div>
  );
}

export const FlightCard = memo(PlainFlightCard);
