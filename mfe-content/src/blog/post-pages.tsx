import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Pagination } from '@wisata/ui/pagination';
import type { PostPage } from '../api/blog.model.ts';
import styles from './blog.module.css';
import { PostList } from './post-card.tsx';

interface PostPagesProps {
  readonly page: PostPage;
  readonly hrefFor: (page: number) => string;
}

/** One page of posts and the links to the others. */
export function PostPages({ page, hrefFor }: PostPagesProps) {
  const { t } = useTranslation('content');
  if (page.posts.length === 0) return <p>{t('blog.none')}</p>;
  return (
    <>
      <PostList posts={page.posts} level={2} arrangement="grid" />
      <div className={styles.pages}>
        <Pagination
          as={RouterLink}
          label={t('pages.label')}
          page={page.page}
          pageCount={page.pageCount}
          hrefFor={hrefFor}
          previousLabel={t('pages.previous')}
          nextLabel={t('pages.next')}
          pageLabel={(number) => t('pages.page', { number })}
        />
      </div>
    </>
  );
}
