import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Announcer } from '@wisata/ui/live-region';
import { Pagination } from '@wisata/ui/pagination';
import type { PostPage } from '../api/blog.model.ts';
import { BoxLink } from '../page/box-link.tsx';
import styles from './blog.module.css';
import { PostList } from './post-card.tsx';
import { longerSpan, type PageSpan } from './post-pages.rules.ts';

interface PostPagesProps {
  readonly page: PostPage;
  readonly span: PageSpan;
  readonly hrefFor: (span: PageSpan) => string;
}

/** Posts of one page or several, the link that appends the next page, and the links to the others. */
export function PostPages({ page, span, hrefFor }: PostPagesProps) {
  const { t } = useTranslation('content');
  if (page.posts.length === 0) return <p>{t('blog.none')}</p>;
  const shown = t('blog.shown', { count: page.posts.length, total: page.total });
  const longer = longerSpan(span, page.pageCount);
  return (
    <>
      <PostList posts={page.posts} level={2} arrangement="grid" />
      {page.pageCount > 1 && (
        <div className={styles.pages}>
          <p className={styles.facts}>{shown}</p>
          <Announcer message={span.count > 1 ? shown : ''} />
          {longer && (
            <BoxLink look="more" to={hrefFor(longer)} replace preventScrollReset>
              {t('blog.loadMore')}
            </BoxLink>
          )}
          <Pagination
            as={RouterLink}
            label={t('pages.label')}
            page={page.page}
            pageCount={page.pageCount}
            hrefFor={(number) => hrefFor({ first: number, count: 1 })}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(number) => t('pages.page', { number })}
          />
        </div>
      )}
    </>
  );
}
