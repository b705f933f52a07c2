import type { AppContext } from '@wisata/kernel/app-context';
import type { TransportConfirmed } from '@wisata/kernel/contracts/transport-vehicles';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, type Outcome } from '@wisata/kernel/outcome';
import { loadsFor, queryWithout } from '@wisata/runtime/loads-for';
import { parseVehicleChoice, type VehicleChoice } from '../trip/vehicle-choice.rules.ts';

/** What calls the API, for a page whose server did not wait for its answer. */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '../api/transport.api.ts');

/** What a vehicle's page begins with. */
export interface VehiclePageData {
  readonly choice: VehicleChoice;
  readonly answer: Outcome<TransportConfirmed>;
}

/** The vehicle of an address, at the price that binds now. */
export async function loadVehiclePage(app: AppContext, query: URLSearchParams): Promise<VehiclePageData> {
  const choice = parseVehicleChoice(query, todayInJakarta(app.clock.now()));
  if (!choice.vehicle) return { choice, answer: failure('HTTP_404', '') };
  const { confirmVehicle } = await loadCalls();
  return { choice, answer: await confirmVehicle(app.api, choice) };
}

/** Extras have their rates, so that choosing them asks nobody for the vehicle again. */
export const shouldRevalidate = loadsFor((query) => queryWithout(query, ['extra']));
