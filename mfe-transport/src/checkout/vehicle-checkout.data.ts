import type { AppContext } from '@wisata/kernel/app-context';
import type { TransportConfirmed } from '@wisata/kernel/contracts/transport-vehicles';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { addToCart } from '../api/transport.api.ts';
import { needsLicence, parseVehicleChoice, quoteOf, type VehicleChoice } from '../trip/vehicle-choice.rules.ts';
import type { Rental } from './checkout-facts.ts';

/** What a checkout begins with. */
export interface VehicleCheckoutData {
  readonly choice: VehicleChoice;
  readonly rental: Outcome<Rental>;
}

function rentalOf(choice: VehicleChoice, confirmed: TransportConfirmed): Rental {
  const { selectedVehicle, pickUpDate, dropOffDate } = confirmed;
  const { minDriverAge, licenceYears } = selectedVehicle.terms;
  return {
    choice,
    confirmed,
    quote: quoteOf(confirmed, choice.extras),
    facts: {
      isSelfDrive: selectedVehicle.mode === 'self-drive',
      pickUpDate,
      lastDate: dropOffDate,
      minDriverAge,
      licenceYears,
      hasSecond: needsLicence(confirmed, choice.extras),
    },
  };
}

/** The choice of an address as it stands now. */
export async function loadVehicleCheckout(app: AppContext, query: URLSearchParams): Promise<VehicleCheckoutData> {
  const choice = parseVehicleChoice(query, todayInJakarta(app.clock.now()));
  if (!choice.vehicle) return { choice, rental: failure('TRANSPORT_GONE', '') };
  const answer = await addToCart(app.api, choice);
  return { choice, rental: answer.ok ? success(rentalOf(choice, answer.data)) : answer };
}
