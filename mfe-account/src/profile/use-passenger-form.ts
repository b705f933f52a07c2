import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareDates, todayInJakarta } from '@wisata/kernel/dates';
import { nikProblem } from '@wisata/kernel/identity';
import { useApp } from '@wisata/runtime';
import { schemaRules } from '@wisata/ui/form-schema';
import { useForm } from '@wisata/ui/use-form';
import { savePassenger, type Passenger } from '../api/passengers.api.ts';
import {
  EMPTY_PASSENGER,
  findDay,
  fromPassengerForm,
  passengerForm,
  toPassengerInput,
  type PassengerInput,
} from './passenger-form.rules.ts';
import { useFormDraft } from '../form/form-draft.ts';
import { passengerDraftKey } from './passenger-draft.ts';
import { useAccountForm } from '../form/use-account-form.ts';

const FIELDS = {
  title: [],
  firstName: ['first_name'],
  lastName: ['last_name'],
  birth: ['birthdate'],
  country: [],
  idType: ['id_type'],
  idNumber: ['id_number'],
  expiry: ['passport_expire'],
  phone: ['calling_code'],
  email: [],
} as const;

interface PassengerFormOptions {
  /** Undefined for somebody new. */
  readonly passenger: Passenger | undefined;
  readonly draft: PassengerInput | undefined;
  readonly onSaved: () => void;
}

/** The form of one saved passenger: a draft outlives a reload and the closed panel, and is gone once it is saved. */
export function usePassengerForm({ passenger, draft, onSaved }: PassengerFormOptions) {
  const { t } = useTranslation('account');
  const app = useApp();
  const [isRestored, setRestored] = useState(draft !== undefined);
  const kept = passenger ? toPassengerInput(passenger) : EMPTY_PASSENGER;
  const draftOf = useFormDraft(passengerDraftKey(passenger?.id ?? 'new'));
  const form = useForm({
    judge: schemaRules((values: PassengerInput) => passengerForm(todayInJakarta(app.clock.now()), values)),
    start: draft ?? kept,
    onChange: draftOf.keep,
  });
  const account = useAccountForm({
    form,
    idPrefix: 'passenger',
    fields: FIELDS,
    send: (output) => savePassenger(app.api, fromPassengerForm(output), passenger?.id),
    onDone: () => {
      draftOf.forget();
      app.toast(t(passenger ? 'travellers.updated' : 'travellers.created'), 'success');
      onSaved();
    },
  });
  const restart = () => {
    form.reset(kept);
    draftOf.forget();
    setRestored(false);
  };
  return { form, isRestored, restart, ...account };
}

/** What is odd about a typed KTP number; nobody is refused for it. */
export function useNikHint({ values }: ReturnType<typeof usePassengerForm>['form']): string | undefined {
  const { t } = useTranslation('account');
  const { idType, idNumber, birth, title } = values;
  if (idType !== 'ktp' || idNumber.trim() === '') return undefined;
  const problem = nikProblem(idNumber, findDay(birth), title);
  return problem && t(`traveller.nik.${problem}`);
}

/** True for a passport that has run out; nobody is refused for it. */
export function useIsExpired({ values: { expiry } }: ReturnType<typeof usePassengerForm>['form']): boolean {
  const { clock } = useApp();
  const date = findDay(expiry);
  return date !== undefined && compareDates(date, todayInJakarta(clock.now())) < 0;
}
