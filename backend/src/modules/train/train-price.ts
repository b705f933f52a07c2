import type { TrainPriceRequest } from '@wisata/kernel/contracts/train-requests';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { quoteFacts } from '../../app/quote.ts';
import { timeLimitAt } from './deadlines.ts';
import { isPeak } from './peak.ts';
import { availableOf, checkTrains, sumOf, type CheckedTrain } from './price-check.ts';
import { chargeText, chargeTotals, type Party } from './pricing.ts';
import { findPartyProblems } from './search-request.ts';
import { TRAIN_CURRENCY, trainAmount } from './train-amount.ts';
import { describeTrain } from './train.view.ts';

/** A total, and the charges it is made of. */
const totalRecord = (checked: readonly CheckedTrain[], party: Party, locale: Locale) => ({
  total: trainAmount(sumOf(checked)),
  currency: TRAIN_CURRENCY,
  details: chargeTotals(checked, party).map(({ code, amountMinor }) => ({
    code,
    text: chargeText(code, locale),
    amount: trainAmount(amountMinor),
    currency: TRAIN_CURRENCY,
  })),
});

export const isPeakTrip = (checked: readonly CheckedTrain[]) => checked.some(({ train }) => isPeak(train.departDate));

/** POST get-price: what the chosen trains cost now, against what the traveller has seen. */
export async function getPrice(context: BackendContext, body: TrainPriceRequest, locale: Locale) {
  const { config, clock, db } = context;
  throwFieldProblems(findPartyProblems(body));
  const asked = { journeys: body.journeys, party: body, correlationId: body.correlation_id };
  const { checked, isQuoted } = await checkTrains(context, db, asked);
  const previous = checked.reduce((sum, { quotedMinor }) => sum + quotedMinor, 0);
  const trains = checked.map(({ train }) => train);
  const limit = timeLimitAt(trains, config.bookingTimeLimitSeconds, clock.now());
  return {
    journeys: checked.map((each, index) => ({
      ...describeTrain(availableOf(each), body, locale, index + 1),
      ClassKey: each.classKey,
      ...totalRecord([each], body, locale),
    })),
    ...totalRecord(checked, body, locale),
    price_changed: sumOf(checked) !== previous,
    previous_total: trainAmount(previous),
    queue_required: isPeakTrip(checked),
    ...quoteFacts(context, { isQuoted, correlationId: body.correlation_id }, limit),
  };
}
