import { Headset, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import type { CheckoutProgress, RouteHandle } from '@wisata/kernel/remote';
import { lazyPart, useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { Steps } from '@wisata/ui/steps';
import { SiteFooter } from '../components/site-footer.tsx';
import { BrandBar } from './brand-bar.tsx';
import styles from './checkout-layout.module.css';
import frame from './frame.module.css';
import { MainContent } from './main-content.tsx';

const DeveloperSwitch = lazyPart(
  async () => (await import('../components/developer-switch.tsx')).DeveloperSwitch,
  null,
);

const STEPS = ['details', 'review', 'payment', 'ticket'] as const;

/** Where in the booking the page is; a checkout names its second step in the address. Pages outside of it, such as an expired payment, have no steps. */
function CheckoutSteps() {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const step = useMatches()
    .map(({ handle, loaderData }) => {
      const known = (loaderData as CheckoutProgress | undefined)?.checkoutStep;
      return known === undefined ? (handle as RouteHandle | undefined)?.checkoutStep : known;
    })
    .findLast((each) => each !== undefined);
  const isReview = step === 1 && new URLSearchParams(search).get('step') === 'review';
  if (!step) return null;
  return (
    <div className={styles.steps}>
      <div className={styles.row}>
        <Steps
          label={t('checkout.steps')}
          doneLabel={t('checkout.done')}
          steps={STEPS.map((id) => ({ id, label: t(`checkout.${id}`) }))}
          currentId={isReview ? 'review' : (STEPS[step - 1] ?? 'details')}
        />
      </div>
    </div>
  );
}

/** Checkout and payment: nothing that leads away, the help number and the steps. */
export function CheckoutLayout() {
  const { t } = useTranslation('shell');
  const { brand, showsDeveloperSwitch } = useApp().config;
  return (
    <div className={frame.frame}>
      <BrandBar>
        <div className={styles.facts}>
          <span className={styles.secure}>
            <Icon of={Lock} size="s" />
            {t('checkout.secure')}
          </span>
          <a className={styles.help} href={`tel:${brand.helpPhone.replace(/\s/g, '')}`} title={t('checkout.help')}>
            <Icon of={Headset} size="s" />
            {brand.helpPhone}
          </a>
        </div>
      </BrandBar>
      <CheckoutSteps />
      <MainContent band />
      {showsDeveloperSwitch && <DeveloperSwitch />}
      <SiteFooter slim />
    </div>
  );
}
