import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPANY_LIMIT, findCompany, keepCompany } from '@wisata/kernel/booked-for';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';

/** Which company an agent books for: every booking from now on carries it, and so do its order and receipt. */
export function CompanyCard() {
  const { t } = useTranslation('account');
  const app = useApp();
  const [name, setName] = useState(() => findCompany(app));
  const save = (event: FormEvent) => {
    event.preventDefault();
    keepCompany(app, name);
    setName(findCompany(app));
    app.toast(app.t('account:company.saved'), 'success');
  };
  return (
    <SectionCard id="profile-company" title={t('company.title')} subtitle={t('company.lede')}>
      <form onSubmit={save}>
        <Stack gap={4}>
          <TextField
            id="company-name"
            label={t('company.name')}
            hint={t('company.hint')}
            maxLength={COMPANY_LIMIT}
            autoComplete="organization"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <div>
            <Button type="submit" variant="primary">
              {t('company.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </SectionCard>
  );
}
