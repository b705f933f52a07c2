import { ArrowLeftRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@wisata/ui/icon-button';
import { Announcer, useAnnouncement } from '@wisata/ui/live-region';
import styles from './place-pair.module.css';
import type { ServiceProps } from './service-props.ts';

interface PlacePairProps extends ServiceProps {
  /** Names of both places as they will stand. */
  readonly swapped: { readonly origin: string; readonly destination: string };
  readonly onSwap: () => void;
  /** The two fields. */
  readonly children: ReactNode;
}

/** From and to with the button that swaps them. */
export function PlacePair({ service, swapped, onSwap, children }: PlacePairProps) {
  const { t } = useTranslation(service);
  const { message, announce } = useAnnouncement();
  const [isTurned, setTurned] = useState(false);

  function swap() {
    onSwap();
    setTurned(!isTurned);
    announce(t('search.swapped', swapped));
  }

  return (
    <div className={styles.route}>
      {children}
      <span className={styles.swap} data-turned={isTurned || undefined}>
        <IconButton icon={ArrowLeftRight} variant="raised" label={t('search.swap')} onClick={swap} />
      </span>
      <Announcer message={message} />
    </div>
  );
}
