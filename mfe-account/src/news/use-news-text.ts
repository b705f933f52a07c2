import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { News } from '../api/notifications.api.ts';

/** What a piece of news says and where it leads. */
export function useNewsText() {
  const { t } = useTranslation('account');
  const instant = useInstantText(useApp().locale);
  return ({ kind, at, title, booking_id: id, time_limit: until }: News) => ({
    what: t(`news.kind.${kind}`),
    title,
    when: until ? t('news.until', { at: instant(until) }) : instant(at),
    href: kind === 'payment-due' ? `/payment?booking=${id}` : `/dashboard/order/detail?id=${id}`,
  });
}
