import { ticketName } from '@wisata/kernel/party-form';
import { useTranslation } from 'react-i18next';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { valueAt } from '@wisata/ui/form-path';
import { useFields, useTrip } from './checkout-fields.ts';
import { type Place } from './checkout-form.rules.ts';

/** The names of somebody, and what the airline prints for a traveller with one name. */
export function TravellerNames({ path }: { readonly path: 'contact' | Place['path'] }) {
  const { t } = useTranslation('flight');
  const { values } = useFields();
  const { airline, requiresPassport } = useTrip();
  const person = valueAt(values, path);
  const oneName = {
    label: t(requiresPassport ? 'checkout.person.oneNamePassport' : 'checkout.person.oneName'),
    detail: t('checkout.person.oneNameDetail', { airline }),
  };
  const isContact = path === 'contact';
  const printed = isContact ? '' : ticketName(person);
  return <PersonFields path={path} person={person} own={isContact} oneName={oneName} printed={printed} />;
}
