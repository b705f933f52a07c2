import { useEffect, useState, useTransition, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, type LostPart, type RecoverPart } from '@wisata/runtime';
import { isOutOfReach } from '@wisata/runtime/reach';
import { pauseFor, withRetry } from '@wisata/runtime/retry';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';

/** How long what the server has drawn waits for its code when nothing says that the network is back. */
const SERVED_PAUSE_MS = 10_000;

function untilReachable(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      window.removeEventListener('online', goOn);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, SERVED_PAUSE_MS);
    window.addEventListener('online', goOn);
  });
}

function standInOf<Props extends object>({ load, isOptional, forget }: LostPart<Props>): ComponentType<Props> {
  return function StandIn(props: Props) {
    const { t } = useTranslation('shell');
    const [Again, setAgain] = useState<ComponentType<Props>>();
    const [busy, startTransition] = useTransition();
    useEffect(forget, []);
    if (Again) return <Again {...props} />;
    if (isOptional) return null;
    const retry = () => startTransition(() => setAgain(() => lazyPart(load)));
    const button = (
      <Button size="s" busy={busy} onClick={retry}>
        {t('error.again')}
      </Button>
    );
    return (
      <Note tone="warn" live="status" actions={button}>
        {t('error.part')}
      </Note>
    );
  };
}

/** Tries again for the code of a part, and keeps the page without it where the network is lost. */
export const recoverPart: RecoverPart = async (part) => {
  try {
    return await withRetry(part.load, false, pauseFor);
  } catch (error) {
    const isAway = await isOutOfReach(error);
    if (!isAway && !part.isOptional) throw error;
    if (!isAway || !part.isServed) return standInOf(part);
    await untilReachable();
    return recoverPart(part, error);
  }
};
