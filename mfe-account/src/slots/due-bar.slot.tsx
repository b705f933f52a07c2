import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exactPrice } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { useRemainingMs } from '@wisata/ui/countdown';
import { Icon } from '@wisata/ui/icon';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { useDue } from '../hooks/use-due.ts';
import { paymentPath } from '../rules/cart.rules.ts';
import type { Due } from '../rules/due.rules.ts';
import styles from './due-bar.module.css';

function Bar({ lines, amount, untilMs }: Due) {
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const instant = useInstantText(locale);
  const remainingMs = useRemainingMs(untilMs, () => clock.now());
  if (remainingMs === 0) return null;
  return (
    <section aria-label={t('due.label')} className={styles.bar}>
      <Icon of={Timer} size="s" />
      <p className={styles.words}>
        {t('due.text', { amount: exactPrice(amount), at: instant(untilMs), count: lines.length })}
      </p>
      <LinkButton size="s" as={RouterLink} href={paymentPath(lines)}>
        {t('due.pay')}
      </LinkButton>
    </section>
  );
}

/** What is still to be paid and until when, wherever the traveller is. */
export default function DueBar() {
  const due = useDue();
  return due ? <Bar {...due} /> : null;
}
