import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Grid, Row, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { Segmented } from '@wisata/ui/segmented';
import { TextArea } from '@wisata/ui/text-area';
import { TextField } from '@wisata/ui/text-field';
import type { Profile } from '../api/profile.api.ts';
import { useProfileForm } from '../hooks/use-profile-form.ts';
import type { ProfileInput } from '../rules/profile-form.rules.ts';
import { PhoneInput } from './phone-input.tsx';
import { RefusalNote } from './refusal-note.tsx';

type Form = ReturnType<typeof useProfileForm>;

function Names({ field, idOf, errorOf }: Form) {
  const { t } = useTranslation('account');
  return (
    <Grid>
      <TextField
        {...field('firstName')}
        id={idOf('firstName')}
        label={t('field.firstName')}
        error={errorOf('firstName')}
        autoComplete="given-name"
      />
      <TextField
        {...field('lastName')}
        id={idOf('lastName')}
        label={t('field.lastName')}
        hint={t('field.lastNameHint')}
        error={errorOf('lastName')}
        autoComplete="family-name"
      />
    </Grid>
  );
}

function Reach({ form, idOf, errorOf, judge, email }: Form & { email: string }) {
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
      <PhoneInput
        id={idOf('phone')}
        value={form.values.phone}
        onChange={(value) => form.set('phone', value)}
        onBlur={() => judge('phone')}
        error={errorOf('phone')}
      />
    </Grid>
  );
}

function Person({ form, field, idOf, errorOf }: Form) {
  const { t } = useTranslation('account');
  const genders = [
    { value: 'female', label: t('field.genderFemale') },
    { value: 'male', label: t('field.genderMale') },
    { value: '', label: t('field.genderNone') },
  ] as const;
  return (
    <>
      <Segmented
        id={idOf('gender')}
        label={t('field.gender')}
        name="gender"
        options={genders}
        value={form.values.gender}
        onChange={(value) => form.set('gender', value)}
        error={errorOf('gender')}
      />
      <TextArea
        {...field('address')}
        id={idOf('address')}
        label={t('field.address')}
        optional={t('field.optional')}
        hint={t('field.addressHint')}
        error={errorOf('address')}
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
  const { summary, failure, busy, isChanged, undo, onSubmit } = profileForm;
  return (
    <Card as="section" labelledBy="profile-data">
      <CardHeader level={2} id="profile-data" title={t('profile.personal')} subtitle={t('profile.personalLede')} />
      <CardBody>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap={4}>
            <ErrorSummary title={t('login.summary')} errors={summary.errors} attempt={summary.attempt} />
            <Names {...profileForm} />
            <Reach {...profileForm} email={profile.email} />
            <Person {...profileForm} />
            {failure && <RefusalNote failure={failure} />}
            {isChanged && <Note tone="info">{t('profile.unsaved')}</Note>}
            <Row>
              <Button type="submit" variant="action" busy={busy}>
                {t('profile.save')}
              </Button>
              {isChanged && !busy && <Button onClick={undo}>{t('profile.undo')}</Button>}
            </Row>
          </Stack>
        </form>
      </CardBody>
    </Card>
  );
}
