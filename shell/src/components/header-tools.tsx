import { Bell, Coins } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSlotOff } from '@wisata/kernel/services';
import { storageKey } from '@wisata/kernel/storage-keys';
import { Slot, useApp } from '@wisata/runtime';
import { Badge } from '@wisata/ui/badge';
import { IconButton } from '@wisata/ui/icon-button';
import { useVisitor } from '../app/session/use-visitor.ts';
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

/** The bell of members. What is new comes with its owner's code, once the page is there. */
function useNewsOfMember() {
  const isMember = typeof useVisitor() !== 'string';
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  return { isMember, isOpen, setOpen, unread, setUnread };
}

function NewsButton({ unread, setOpen }: ReturnType<typeof useNewsOfMember>) {
  const { t } = useTranslation('shell');
  const label = unread > 0 ? t('header.newsUnread', { count: unread }) : t('header.news');
  return (
    <IconButton icon={Bell} label={label} aria-haspopup="dialog" data-bell="" onClick={() => setOpen(true)}>
      <Badge count={unread} label="" tone="mark" />
    </IconButton>
  );
}

/** What the header offers besides finding one's way. None of it is needed to show a page, so it comes after it. */
export function HeaderTools() {
  const { t } = useTranslation('shell');
  const place = usePlace();
  const { config } = useApp();
  const { state, open, close } = useCurrencyChoice();
  const news = useNewsOfMember();
  const tools = (
    <span className={styles.tools}>
      {!isSlotOff(config, 'account:reading-currency') && (
        <span className={styles.wide}>
          <IconButton icon={Coins} label={t('header.currency')} aria-haspopup="dialog" onClick={open} />
        </span>
      )}
      {news.isMember && !isSlotOff(config, 'account:news') && <NewsButton {...news} />}
    </span>
  );
  return (
    <>
      {place && createPortal(tools, place)}
      {news.isMember && (
        <Slot
          name="account:news"
          props={{ isOpen: news.isOpen, onClose: () => news.setOpen(false), onUnread: news.setUnread }}
          loading={null}
          fallback={() => null}
        />
      )}
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
