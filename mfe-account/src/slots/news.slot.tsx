import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '@wisata/kernel/remote';
import { Button } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Note } from '@wisata/ui/note';
import { Skeleton } from '@wisata/ui/skeleton';
import { Sheet } from '@wisata/ui/sheet';
import type { News } from '../api/notifications.api.ts';
import { NewsList } from '../news/news-list.tsx';
import { TellSwitch } from '../news/tell-switch.tsx';
import { useNews } from '../news/use-news.ts';

type NewsProps = SlotProps['news'];

const unreadIn = (news: readonly News[]) => news.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id);

type Seen = Pick<ReturnType<typeof useNews>, 'markRead'> &
  Pick<NewsProps, 'onClose'> & { readonly news: readonly News[] };

/** The list while it is seen: that marks all of it as read, and what was new keeps its mark until the list closes. */
function SeenNews({ news, markRead, onClose }: Seen) {
  const [wereNew] = useState(() => new Set(unreadIn(news)));
  useEffect(() => void markRead(), [markRead]);
  return <NewsList news={news} fresh={new Set([...wereNew, ...unreadIn(news)])} onLeave={onClose} />;
}

function OpenNews({ answer, ask, ...more }: ReturnType<typeof useNews> & Pick<NewsProps, 'onClose'>) {
  const { t } = useTranslation('account');
  if (!answer) return <Skeleton height={160} />;
  if (!answer.ok) {
    const again = <Button onClick={() => void ask()}>{t('again')}</Button>;
    return <Note tone="plain" title={t('news.failed')} actions={again} />;
  }
  const { notifications: news } = answer.data;
  if (news.length === 0) return <EmptyState title={t('news.none')}>{t('news.noneText')}</EmptyState>;
  return <SeenNews {...more} news={news} />;
}

/** What has changed for the member, and how much of it is unread. */
export default function NewsSlot({ isOpen, onClose, onUnread }: NewsProps) {
  const { t } = useTranslation('account');
  const news = useNews();
  const { unread } = news;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('news.title')} labels={{ close: t('close') }} foot={<TellSwitch />}>
      <OpenNews {...news} onClose={onClose} />
    </Sheet>
  );
}
