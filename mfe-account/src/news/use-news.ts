import { useCallback, useEffect, useRef, useState } from 'react';
import type { NotificationsAnswer } from '@wisata/kernel/contracts/notifications';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { loadNews, markNewsRead, type News } from '../api/notifications.api.ts';
import { tell } from '@wisata/runtime/tell';
import { isTelling } from './device-news.ts';
import { useNewsText } from './use-news-text.ts';

const AGAIN_MS = 60_000;
const CHANGES = ['account:cart-changed', 'account:payment-settled'] as const;

/** Says outside the page what has come since it was asked last, while nobody looks at it. */
function useTelling() {
  const app = useApp();
  const textOf = useNewsText();
  const known = useRef<ReadonlySet<string>>(undefined);
  return (news: readonly News[]) => {
    const before = known.current;
    known.current = new Set(news.map(({ id }) => id));
    if (!before || !document.hidden || !isTelling(app.storage.local)) return;
    for (const each of news.filter(({ id, is_read: isRead }) => !isRead && !before.has(id))) {
      const { what, title, href } = textOf(each);
      void tell({ id: each.id, title: what, body: title, href: app.href(href) }).catch(() => undefined);
    }
  };
}

/** What is new for the member, asked again every minute, when the cart or a payment has changed, and on coming back. */
export function useNews() {
  const app = useApp();
  const [answer, setAnswer] = useState<Outcome<NotificationsAnswer>>();
  const tellNew = useRef<(news: readonly News[]) => void>(undefined);
  const telling = useTelling();
  useEffect(() => {
    tellNew.current = telling;
  });
  const ask = useCallback(async () => {
    const found = await loadNews(app.api);
    if (found.ok) tellNew.current?.(found.data.notifications);
    // What is on the screen stays there when the network has gone for a moment.
    setAnswer((shown) => (found.ok || !shown?.ok ? found : shown));
  }, [app]);
  useEffect(() => {
    const again = () => void ask();
    again();
    const timer = setInterval(again, AGAIN_MS);
    const ends = CHANGES.map((name) => app.bus.subscribe(name, again));
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      ends.forEach((end) => end());
      document.removeEventListener('visibilitychange', again);
    };
  }, [app, ask]);
  const newest = answer?.ok ? answer.data.notifications[0]?.at : undefined;
  const markRead = useCallback(async () => {
    if (!newest) return;
    const marked = await markNewsRead(app.api, newest);
    if (marked.ok) setAnswer(marked);
  }, [app, newest]);
  return { answer, ask, markRead, unread: answer?.ok ? answer.data.unread : 0 };
}
