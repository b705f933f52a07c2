import type { FlightFareRequest } from '@wisata/kernel/contracts/flight-requests';
import type { Locale } from '@wisata/kernel/locale';
import { quoteFacts } from '../../app/quote.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { FLIGHT_CURRENCY, flightAmount } from './flight-amount.ts';
import type { FlightDesk } from './availability.ts';
import { chargeText } from './charge-text.ts';
import { timeLimitAt } from './deadlines.ts';
import { checkFares, sumOf } from './fare-check.ts';
import type { CheckedFlight } from './fare-check.ts';
import { formatClassId } from './flight-id.ts';
import { describeFlight, foreignAmount, isInternational, requiresPassport } from './flight.view.ts';
import { findPartyProblems } from './search-request.ts';

/** One row per kind of charge over all flights and passengers; they sum to the total. */
export function chargeTotals(checked: readonly CheckedFlight[], locale: Locale) {
  const totals = new Map<string, { code: string; text: string; amountMinor: number }>();
  for (const { price } of checked) {
    for (const { count, charges } of price.paxes) {
      for (const { code, note, amountMinor } of charges) {
        const text = chargeText(code, code === 'FARE' ? '' : note, locale);
        const before = totals.get(text)?.amountMinor ?? 0;
        totals.set(text, { code, text, amountMinor: before + count * amountMinor });
      }
    }
  }
  return [...totals.values()];
}

/** The fare detail of spec section 3: a total and what it is made of, abroad in Singapore dollars too. */
function totalRecord(checked: readonly CheckedFlight[], locale: Locale) {
  const total = sumOf(checked);
  const isAbroad = checked.some(({ flight }) => isInternational(flight));
  return {
    total: flightAmount(total),
    currency: FLIGHT_CURRENCY,
    foreign_total: isAbroad ? foreignAmount(total) : null,
    details: chargeTotals(checked, locale).map(({ code, text, amountMinor }) => ({
      code,
      text,
      amount: flightAmount(amountMinor),
      currency: FLIGHT_CURRENCY,
      foreign_amount: isAbroad ? foreignAmount(amountMinor) : null,
      foreign_currency: isAbroad ? 'SGD' : null,
    })),
  };
}

function flightRecord(each: CheckedFlight, body: FlightFareRequest, locale: Locale) {
  const classId = formatClassId(each.flight.flightId, each.chosen.fareClass.letter);
  return {
    ...describeFlight(each, body, locale, [each.chosen]),
    ClassId: classId,
    class_id: classId,
    flight_id: each.flight.flightId,
    ...totalRecord([each], locale),
  };
}

/** POST fare-detail: what the chosen flights cost now, against what the traveller has seen. */
export async function getFareDetail(desk: FlightDesk, body: FlightFareRequest, locale: Locale) {
  const { config, clock } = desk.context;
  throwFieldProblems(findPartyProblems(body));
  const { checked, isQuoted } = await checkFares(desk, {
    flights: body.flights,
    party: body,
    correlationId: body.correlation_id,
    db: desk.context.db,
  });
  const total = sumOf(checked);
  const previous = checked.reduce((sum, { quotedMinor }) => sum + quotedMinor, 0);
  const flights = checked.map(({ flight }) => flight);
  const limit = timeLimitAt(flights, config.bookingTimeLimitSeconds, clock.now());
  return {
    flights: checked.map((each) => flightRecord(each, body, locale)),
    ...totalRecord(checked, locale),
    price_changed: total !== previous,
    previous_total: flightAmount(previous),
    requires_passport: flights.some(requiresPassport),
    ...quoteFacts(desk.context, { isQuoted, correlationId: body.correlation_id }, limit),
  };
}
