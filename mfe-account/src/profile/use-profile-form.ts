import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { stripLeadingZero } from '@wisata/kernel/phone';
import { useApp } from '@wisata/runtime';
import { schemaRules } from '@wisata/ui/form-schema';
import { useForm } from '@wisata/ui/use-form';
import { changePassword, updateProfile, type Profile } from '../api/profile.api.ts';
import { PASSWORD_FORM, PROFILE_FORM, type ProfileInput } from './profile-form.rules.ts';
import { useFormDraft } from '../form/form-draft.ts';
import { useAccountForm } from '../form/use-account-form.ts';

export const PROFILE_DRAFT_KEY = 'profile_draft';

const PROFILE_FIELDS = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  phone: ['calling_code'],
  address: [],
  gender: [],
} as const;

function toInput({ firstName, lastName, phone, address, gender }: Profile): ProfileInput {
  return { firstName, lastName, phone: { ...phone }, address, gender };
}

/** The member's own data: what was typed survives a reload, and the header shows what was saved. */
export function useProfileForm(profile: Profile, draft: ProfileInput | undefined) {
  const { t } = useTranslation('account');
  const app = useApp();
  const { revalidate } = useRevalidator();
  const saved = toInput(profile);
  const draftOf = useFormDraft(PROFILE_DRAFT_KEY);
  const form = useForm({ judge: schemaRules(() => PROFILE_FORM), start: draft ?? saved, onChange: draftOf.keep });
  const { values } = form;
  const settle = (input: ProfileInput) => {
    form.reset(input);
    draftOf.forget();
  };
  const account = useAccountForm({
    form,
    idPrefix: 'profile',
    fields: PROFILE_FIELDS,
    send: ({ phone, ...output }) =>
      updateProfile(app.api, { ...output, phone: { ...phone, national: stripLeadingZero(phone.national) } }),
    onDone: async (output) => {
      settle(output);
      app.toast(t('profile.saved'), 'success');
      await Promise.all([app.session.refresh(), revalidate()]);
    },
  });
  const isChanged = (Object.keys(saved) as (keyof ProfileInput)[]).some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]),
  );
  return { form, isChanged, undo: () => settle(saved), ...account };
}

const EMPTY_PASSWORDS = { current: '', password: '', again: '' };

/** The change of a password; nothing of it is kept anywhere. */
export function usePasswordForm(email: string, onDone: () => void) {
  const { t } = useTranslation('account');
  const app = useApp();
  const form = useForm({ judge: schemaRules(() => PASSWORD_FORM), start: { email, ...EMPTY_PASSWORDS } });
  const account = useAccountForm({
    form,
    idPrefix: 'password',
    fields: { current: ['current_password'], password: [], again: ['password_confirmation'] },
    send: (output) => changePassword(app.api, output),
    onDone: () => {
      form.reset({ email, ...EMPTY_PASSWORDS });
      app.toast(t('profile.passwordSaved'), 'success');
      onDone();
    },
  });
  return { form, ...account };
}
