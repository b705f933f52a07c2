import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton, type ButtonVariant } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Icon } from '@wisata/ui/icon';
import { Grid, Stack } from '@wisata/ui/layout';
import { AccountFrame } from './account-frame.tsx';
import { LoginOffer } from './login-offer.tsx';
import styles from './plan.module.css';

const PLANS = [
  { kind: 'basic', variant: 'primary', gains: ['orders', 'vouchers', 'together'] },
  { kind: 'premium', variant: 'action', gains: ['basic', 'profile'] },
] as const satisfies readonly { kind: string; variant: ButtonVariant; gains: readonly string[] }[];

function Plan({ kind, variant, gains }: (typeof PLANS)[number]) {
  const { t } = useTranslation('account');
  const headingId = `plan-${kind}`;
  return (
    <SectionCard id={headingId} title={t(`plan.${kind}.title`)} subtitle={t(`plan.${kind}.lede`)}>
      <Stack gap={6}>
        <ul role="list" className={styles.gains}>
          {gains.map((gain) => (
            <li key={gain} className={styles.gain}>
              <Icon of={Check} size="s" />
              <span>{t(`plan.${kind}.${gain}`)}</span>
            </li>
          ))}
        </ul>
        <LinkButton variant={variant} full as={RouterLink} href={`/register/${kind}`}>
          {t(`plan.${kind}.choose`)}
        </LinkButton>
      </Stack>
    </SectionCard>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame wide title={t('register.title')} lede={t('plan.lede')} below={<LoginOffer />}>
      <Grid>
        {PLANS.map((plan) => (
          <Plan key={plan.kind} {...plan} />
        ))}
      </Grid>
    </AccountFrame>
  );
}
