import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { getPricedVisit } from '../api/visit.api.ts';
import { findChoiceProblem, parseVisitChoice, priceChoice, type VisitChoice } from '../visit/visit-choice.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import type { Outing } from './checkout-facts.ts';

/** What a checkout begins with. */
export interface VisitCheckoutData {
  readonly service: VisitService;
  readonly choice: VisitChoice;
  readonly outing: Outcome<Outing>;
}

async function loadOuting(app: AppContext, service: VisitService, choice: VisitChoice): Promise<Outcome<Outing>> {
  if (!choice.id) return failure('CHOICE_GONE', '');
  const isMember = (await app.session.ready()) !== undefined;
  const answer = await getPricedVisit(app.api, service, choice.id, isMember);
  if (!answer.ok) return answer;
  const { unpriced } = answer.data;
  if (unpriced) return { ok: false, failure: unpriced };
  const today = todayInJakarta(app.clock.now());
  const priced = priceChoice(answer.data, choice, today);
  if (!priced || findChoiceProblem(answer.data, choice, today)) return failure('CHOICE_GONE', '');
  const { needsPassport } = answer.data.visit;
  const facts = { party: choice.paxes, date: choice.date ?? today, needsPassport };
  return success({ ...answer.data, service, choice, priced, facts });
}

/** The choice of an address as it stands now. */
export async function loadVisitCheckout(
  app: AppContext,
  service: VisitService,
  query: URLSearchParams,
): Promise<VisitCheckoutData> {
  const choice = parseVisitChoice(query);
  return { service, choice, outing: await loadOuting(app, service, choice) };
}
