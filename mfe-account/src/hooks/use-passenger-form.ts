import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import { nikProblem } from '@wisata/kernel/identity';
import { useApp } from '@wisata/runtime';
import { savePassenger, type Passenger } from '../api/passengers.api.ts';
import {
  EMPTY_PASSENGER,
  findBirthDate,
  fromPassengerForm,
  passengerForm,
  toPassengerInput,
  type PassengerForm,
  type PassengerInput,
} from '../rules/passenger-form.rules.ts';
import { useFormDraft } from './form-draft.ts';
import { useAccountForm } from './use-account-form.ts';

/** Each person's form is kept by itself. */
export const passengerDraftKey = (id: string) => `passenger_draft.${id}`;

const FIELDS = {
  title: [],
  firstName: ['first_name'],
  lastName: ['last_name'],
  birth: ['birthdate'],
  country: [],
  idType: ['id_type'],
  idNumber: ['id_number'],
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
  const form = useForm<PassengerInput, unknown, PassengerForm>({
    resolver: (values, context, options) => {
      const schema = passengerForm(todayInJakarta(app.clock.now()), values.oneName);
      return valibotResolver(schema)(values, context, options);
    },
    shouldFocusError: false,
    defaultValues: draft ?? kept,
  });
  const forget = useFormDraft(form, passengerDraftKey(passenger?.id ?? 'new'));
  const account = useAccountForm({
    form,
    idPrefix: 'passenger',
    fields: FIELDS,
    send: (output) => savePassenger(app.api, fromPassengerForm(output), passenger?.id),
    onDone: () => {
      forget();
      app.toast(t(passenger ? 'travellers.updated' : 'travellers.created'), 'success');
      onSaved();
    },
  });
  const restart = () => {
    form.reset(kept);
    forget();
    setRestored(false);
  };
  return { form, isRestored, restart, ...account };
}

/** What is odd about a typed KTP number; nobody is refused for it. */
export function useNikHint({ control }: ReturnType<typeof usePassengerForm>['form']): string | undefined {
  const { t } = useTranslation('account');
  const [idType, idNumber, birth, title] = useWatch({ control, name: ['idType', 'idNumber', 'birth', 'title'] });
  if (idType !== 'ktp' || idNumber.trim() === '') return undefined;
  const problem = nikProblem(idNumber, findBirthDate(birth), title);
  return problem && t(`traveller.nik.${problem}`);
}
