import { Timer, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exactPrice } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { useRemainingMs } from '@wisata/ui/countdown';
import { IconButton } from '@wisata/ui/icon-button';
import { Icon } from '@wisata/ui/icon';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { useDue } from '../cart/use-due.ts';
import { useHiddenDue } from '../cart/use-hidden-due.ts';
import { paymentPath } from '../cart/cart.rules.ts';
import type { Due } from '../cart/due.rules.ts';
import styles from './due-bar.module.css';

function Bar({ due }: { due: Due }) {
  const { lines, amount, untilMs } = due;
  const { t } = useTranslation('account');
  const { clock, locale } = useApp();
  const instant = useInstantText(locale);
  const remainingMs = useRemainingMs(untilMs, () => clock.now());
  const { isHidden, hide } = useHiddenDue(due);
  if (remainingMs === 0 || isHidden) return null;
  return (
    <section aria-label={t('due.label')} className={styles.bar} data-bar="">
      <Icon of={Timer} size="s" />
      <p className={styles.words}>
        {t(lines.length === 1 ? 'due.one' : 'due.several', {
          amount: exactPrice(amount),
          at: instant(untilMs),
          count: lines.length,
        })}
      </p>
      <LinkButton size="s" as={RouterLink} href={paymentPath(lines)}>
        {t('due.pay')}
      </LinkButton>
      <IconButton icon={X} label={t('due.hide')} onClick={hide} />
    </section>
  );
}

/** What is still to be paid and until when, over every page at its lower edge, until the visit closes it. */
export default function DueBar() {
  const due = useDue();
  return due ? <Bar due={due} /> : null;
}
