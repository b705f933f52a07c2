import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Grid, Row } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { TextArea } from '@wisata/ui/text-area';
import { TextField } from '@wisata/ui/text-field';
import type { Profile } from '../api/profile.api.ts';
import { useProfileForm } from './use-profile-form.ts';
import type { ProfileInput } from './profile-form.rules.ts';
import { GenderField } from '../form/gender-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { NameFields } from '../form/name-fields.tsx';
import { PhoneInput } from '../form/phone-input.tsx';

type Form = ReturnType<typeof useProfileForm>;

function Reach({ idOf, control, email }: Form & { email: string }) {
  const { t } = useTranslation('account');
  return (
    <Grid>
      <TextField
        id={idOf('email')}
        label={t('field.email')}
        hint={t('field.emailFixed')}
        type="email"
        value={email}
        readOnly
        autoComplete="username"
      />
      <PhoneInput {...control('phone')} />
    </Grid>
  );
}

function Person({ form, field, idOf, errorOf }: Form) {
  const { t } = useTranslation('account');
  return (
    <>
      <GenderField
        id={idOf('gender')}
        value={form.values.gender}
        onChange={(value) => form.set('gender', value)}
        error={errorOf('gender')}
      />
      <TextArea
        {...field('address')}
        label={t('field.address')}
        optional={t('field.optional')}
        hint={t('field.addressHint')}
        autoComplete="street-address"
        rows={3}
      />
    </>
  );
}

/** The member's own data; the e-mail address stands there to be read. */
export function ProfileCard({ profile, draft }: { profile: Profile; draft: ProfileInput | undefined }) {
  const { t } = useTranslation('account');
  const profileForm = useProfileForm(profile, draft);
  const { field, busy, isChanged, undo } = profileForm;
  const foot = (
    <>
      {isChanged && <Note tone="info">{t('profile.unsaved')}</Note>}
      <Row>
        <Button type="submit" variant="action" busy={busy}>
          {t('profile.save')}
        </Button>
        {isChanged && !busy && <Button onClick={undo}>{t('profile.undo')}</Button>}
      </Row>
    </>
  );
  return (
    <SectionCard id="profile-data" title={t('profile.personal')} subtitle={t('profile.personalLede')}>
      <AccountForm form={profileForm} foot={foot}>
        <NameFields field={field} />
        <Reach {...profileForm} email={profile.email} />
        <Person {...profileForm} />
      </AccountForm>
    </SectionCard>
  );
}
