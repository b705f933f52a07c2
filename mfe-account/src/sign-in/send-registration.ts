import type { AppContext } from '@wisata/kernel/app-context';
import { stripLeadingZero } from '@wisata/kernel/phone';
import { register } from '../api/auth.api.ts';
import type { RegistrationForm } from '../form/account-form.rules.ts';

/** Sends the form, and once more when the mail is asked for again. */
export function sendRegistration(app: AppContext, { phone, again: _, ...form }: RegistrationForm) {
  const national = stripLeadingZero(phone.national);
  return register(app.api, { ...form, callingCode: phone.callingCode, phone: national });
}
