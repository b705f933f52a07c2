import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SupplierHealth } from '@wisata/kernel/contracts/admin-suppliers';
import { atMostOneDecimal } from '@wisata/kernel/locale';
import { RouterLink, useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { useServiceName } from '../orders/use-service-name.ts';
import styles from './supplier-strip.module.css';

const ICONS = { good: CircleCheck, shaky: TriangleAlert, down: CircleX, quiet: Clock } as const;

/** What travellers cannot buy now stands first. */
const ORDER: readonly SupplierHealth['state'][] = ['down', 'shaky', 'good', 'quiet'];

function Cell({ health: { supplier, state, asked, slow, failed, garbage } }: { health: SupplierHealth }) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const nameOf = useServiceName();
  const shareOf = (count: number) => `${atMostOneDecimal(asked === 0 ? 0 : (100 * count) / asked, locale)}%`;
  return (
    <li className={styles.cell} data-state={state}>
      <span className={styles.name}>
        <Icon of={ICONS[state]} size="s" />
        {t(`suppliers.name.${supplier}`, { defaultValue: nameOf(supplier) })}
      </span>
      <b>{t(`suppliers.state.${state}`)}</b>
      {asked > 0 && <span>{t('suppliers.bad', { failed: shareOf(failed + garbage), slow: shareOf(slow) })}</span>}
    </li>
  );
}

/** How suppliers answer, above the orders that hang on them; it leads to their page. */
export function SupplierStrip({ suppliers }: { suppliers: readonly SupplierHealth[] }) {
  const { t } = useTranslation('office');
  const sorted = suppliers.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  if (sorted.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t('suppliers.title')}>
      <ul role="list" className={styles.cells}>
        {sorted.map((health) => (
          <Cell key={health.supplier} health={health} />
        ))}
      </ul>
      <RouterLink className={styles.all} href="/dashboard/office/suppliers">
        {t('suppliers.all')}
      </RouterLink>
    </section>
  );
}
