import { CreditCard } from 'lucide-react';
import { Icon } from '@wisata/ui/icon';
import styles from './merchant-logo.module.css';

/** The tile of a way to pay; the card's where it has none. */
export function MerchantLogo({ logo }: { logo: string | null }) {
  if (logo) return <img className={styles.logo} src={logo} alt="" width={48} height={32} loading="lazy" />;
  return (
    <span className={styles.logo}>
      <Icon of={CreditCard} />
    </span>
  );
}
