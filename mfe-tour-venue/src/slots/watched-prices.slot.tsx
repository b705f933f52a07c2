import type { SlotProps } from '@wisata/kernel/remote';
import { AskWatched, type AskPrice } from '@wisata/runtime/journey/ask-watched';
import { getPricedVisit } from '../api/visit.api.ts';
import { grandTotal } from '../visit/breakdown-lines.rules.ts';
import { findChoiceProblem, parseVisitChoice, priceChoice } from '../visit/visit-choice.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';

/** The total of a choice, as the page of its product shows it; undefined while it cannot be booked. */
const askVisit =
  (service: VisitService): AskPrice =>
  async ({ api, session }, { query, today }) => {
    const choice = parseVisitChoice(query);
    const found = await getPricedVisit(api, service, choice.id, session.user() !== undefined);
    if (!found.ok || findChoiceProblem(found.data, choice, today)) return undefined;
    const priced = priceChoice(found.data, choice, today);
    return priced && grandTotal(priced.breakdown);
  };

const ASK = { tour: askVisit('tour'), venue: askVisit('venue') };

/** Tours and venues whose price is watched on this device. */
export function WatchedVisits(slot: SlotProps['watched-prices']) {
  return <AskWatched {...slot} ask={slot.service === 'venue' ? ASK.venue : ASK.tour} />;
}

export { WatchedVisits as default };
