import { Coins } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { Slot, useApp } from '@wisata/runtime';
import { IconButton } from '@wisata/ui/icon-button';
import { CURRENCY_ASKED } from './currency-asked.ts';
import styles from './header-tools.module.css';

const CURRENCY_KEY = storageKey('reading_currency');

const neverTold = () => () => undefined;

/** The place that the header of this page leaves for what comes later; none in a checkout. */
function usePlace(): HTMLElement | null {
  // With every page the header may be another one; React looks again once it stands.
  useLocation();
  return useSyncExternalStore(
    neverTold,
    () => document.getElementById('tools'),
    () => null,
  );
}

/** The choice of a currency to read in. Its owner's code comes with the first press, and to whoever has chosen one. */
function useCurrencyChoice() {
  const { local } = useApp().storage;
  const [state, setState] = useState<'unused' | 'open' | 'closed'>(() =>
    local.get(CURRENCY_KEY) ? 'closed' : 'unused',
  );
  const open = () => setState('open');
  useEffect(() => {
    window.addEventListener(CURRENCY_ASKED, open);
    return () => window.removeEventListener(CURRENCY_ASKED, open);
  }, []);
  return { state, open, close: () => setState('closed') };
}

/** What the header offers besides finding one's way. None of it is needed to show a page, so it comes after it. */
export function HeaderTools() {
  const { t } = useTranslation('shell');
  const place = usePlace();
  const { state, open, close } = useCurrencyChoice();
  const tools = (
    <span className={styles.tools}>
      <IconButton icon={Coins} label={t('header.currency')} aria-haspopup="dialog" onClick={open} />
    </span>
  );
  return (
    <>
      {place && createPortal(tools, place)}
      {state !== 'unused' && (
        <Slot
          name="account:reading-currency"
          props={{ isOpen: state === 'open', onClose: close }}
          loading={null}
          fallback={() => null}
        />
      )}
    </>
  );
}
