import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { Badge } from '@wisata/ui/badge';
import { Icon } from '@wisata/ui/icon';
import { useShell } from '../app/start/shell-services.tsx';
import { useVisitor } from '../app/session/use-visitor.ts';
import { myOrderPath } from '../rules/menu.rules.ts';
import styles from './cart-link.module.css';

/** My Order: the cart with its count for members, the lookup for guests; only the bag on phones. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const { cart } = useShell();
  const visitor = useVisitor();
  const count = useStore(cart);
  return (
    <Link className={styles.link} to={myOrderPath(visitor !== 'guest')}>
      <Icon of={ShoppingBag} />
      <span className={styles.word}>{t('menu.myOrder')}</span>
      {visitor !== 'guest' && (
        <span className={styles.badge}>
          <Badge count={count} label={t('cart.count', { count })} tone="mark" />
        </span>
      )}
    </Link>
  );
}
