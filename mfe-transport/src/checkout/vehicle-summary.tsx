import { useTranslation } from 'react-i18next';
import type { Money } from '@wisata/kernel/money';
import { Chosen, ChosenLine, ChosenNote, ChosenOffer } from '@wisata/ui/chosen';
import { SummaryCard } from '@wisata/ui/summary-card';
import { QuoteTable } from '../trip/quote-table.tsx';
import { useSearchText } from '../trip/use-search-text.ts';
import { useVehicleText } from '../trip/use-vehicle-text.ts';
import { useRental } from './checkout-facts.ts';

/** What is being booked, and its price below the perforation. */
export function VehicleSummary({ total }: { readonly total: Money }) {
  const { confirmed, choice, quote } = useRental();
  const { t } = useTranslation('transport');
  const text = useSearchText();
  const vehicle = confirmed.selectedVehicle;
  const { name } = useVehicleText(vehicle);
  return (
    <SummaryCard price={<QuoteTable quote={quote} total={total} />}>
      <Chosen>
        <ChosenOffer name={name} place={t(`modes.${vehicle.mode}`)} picture={vehicle.image} />
        <div>
          <ChosenLine>{confirmed.pickUpLocation.name}</ChosenLine>
          <ChosenNote>{text.pickUp(confirmed)}</ChosenNote>
          <ChosenLine>{confirmed.dropOffLocation.name}</ChosenLine>
          <ChosenNote>{text.dropOff(confirmed)}</ChosenNote>
          <ChosenNote>{text.party(choice.search)}</ChosenNote>
        </div>
        {vehicle.mode === 'self-drive' && <ChosenNote>{text.deposit(vehicle)}</ChosenNote>}
        <ChosenNote isGood={vehicle.terms.freeUntil !== null}>{text.free(vehicle, confirmed.timeZone)}</ChosenNote>
      </Chosen>
    </SummaryCard>
  );
}
