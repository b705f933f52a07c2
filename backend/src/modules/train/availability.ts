import type { TrainListRequest } from '@wisata/kernel/contracts/train-requests';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { issueCorrelationId, quoteExpiresAt } from '../../app/quote.ts';
import { SupplierError } from '../../app/supplier.ts';
import { saleOpensOn } from './deadlines.ts';
import { withStock } from './inventory.ts';
import { refusalFor } from './maintenance.ts';
import { isPeak } from './peak.ts';
import { findPartyProblems, findTripProblems } from './search-request.ts';
import { searchTrains, type Direction } from './search-trains.ts';
import type { SupplierTrain } from './supplier.ts';
import { describeTrain } from './train.view.ts';

const COMPANY = 'KAI';

interface Found extends Direction {
  readonly trains: readonly SupplierTrain[];
  readonly failure?: SupplierError;
}

function directionsOf({ origin, destination, departDate, returnDate }: TrainListRequest): Direction[] {
  const there = { origin, destination, date: departDate };
  return returnDate ? [there, { origin: destination, destination: origin, date: returnDate }] : [there];
}

/** What is found in one direction, or why nothing is. */
async function searchDirection(context: BackendContext, direction: Direction, now: Date): Promise<Found> {
  try {
    return { ...direction, trains: await searchTrains(context, direction, now) };
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    context.log.warn({ err: error }, 'the railway did not answer a search');
    return { ...direction, trains: [], failure: error };
  }
}

/** POST availability: trains there and back. A way that the railway does not answer for says so; only when every one fails does the call. */
export async function searchAvailability(context: BackendContext, body: TrainListRequest, locale: Locale) {
  const { config, clock, db } = context;
  const now = clock.now();
  throwFieldProblems({ ...findTripProblems(body, now), ...findPartyProblems(body) });
  const found = await Promise.all(directionsOf(body).map((direction) => searchDirection(context, direction, now)));
  const failures = found.flatMap(({ failure }) => failure ?? []);
  if (failures.length === found.length) throw refusalFor(failures[0]!);
  const correlationId = issueCorrelationId(config.jwtSecret, now);
  const schedules = found.map(async ({ origin, destination, date, trains, failure }) => ({
    CompanyCode: COMPANY,
    Origin: origin,
    Destination: destination,
    Available: !failure,
    ErrorMessages: failure ? [refusalFor(failure).message] : [],
    OpensOn: saleOpensOn(date, now),
    Journeys: (await withStock(db, trains, { now })).map((train, index) =>
      describeTrain(train, body, locale, index + 1),
    ),
  }));
  return {
    Schedules: await Promise.all(schedules),
    queue_required: found.some(({ date }) => isPeak(date)),
    correlation_id: correlationId,
    expires_at: quoteExpiresAt(correlationId).toISOString(),
  };
}
