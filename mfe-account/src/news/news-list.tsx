import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import type { News } from '../api/notifications.api.ts';
import styles from './news-list.module.css';
import { useNewsText } from './use-news-text.ts';

interface NewsListProps {
  readonly news: readonly News[];
  /** Ids of what had not been seen when the list was opened. */
  readonly fresh: ReadonlySet<string>;
  readonly onLeave: () => void;
}

/** What has changed, the newest first; each leads to its order. */
export function NewsList({ news, fresh, onLeave }: NewsListProps) {
  const { t } = useTranslation('account');
  const textOf = useNewsText();
  return (
    <ul className={styles.list} role="list">
      {news.map((each) => {
        const { what, title, when, href } = textOf(each);
        return (
          <li key={each.id}>
            <RouterLink href={href} className={styles.item} onClick={onLeave}>
              <span className={styles.what}>
                {what} {fresh.has(each.id) && <span className={styles.new}>{t('news.new')}</span>}
              </span>
              <span>{title}</span>
              <span className={styles.when}>{when}</span>
            </RouterLink>
          </li>
        );
      })}
    </ul>
  );
}
