import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription } from '@wisata/kernel/page-head';
import { wayData } from '../page/page-facts.ts';
import type { PostOrder } from '../api/blog.api.ts';
import { BlogTopics } from './blog-topics.tsx';
import styles from './blog.module.css';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { PostPages } from './post-pages.tsx';
import { pageNumber } from '../collections/category-path.rules.ts';

export const loadCalls = () => import('../api/blog.api.ts');

/** Page size of the contract, used where the settings cannot be had. */
const PAGE_SIZE = 12;

export const loader = pageLoader(async ({ api }, { query }) => {
  const order: PostOrder = query.get('sort') === 'newest' ? 'newest' : 'oldest';
  const { getBlogSetting, searchPosts } = await loadCalls();
  const [setting, posts] = await Promise.all([
    getBlogSetting(api),
    searchPosts(api, { page: pageNumber(query), limit: PAGE_SIZE, order }),
  ]);
  return { setting, posts, order };
});

export function head({ data: { setting, posts }, app }: HeadOf<typeof loader>): Head {
  return {
    title: app.t('content:blog.title'),
    description: clipDescription((setting.ok && setting.data.description) || app.t('content:blog.lede')),
    canonicalQuery: posts.ok && posts.data.page > 1 ? ['page'] : [],
    structuredData: [wayData(app, [{ name: app.t('content:blog.title'), path: '/blog' }])],
  };
}

function listPath(order: PostOrder, page = 1): string {
  const query = new URLSearchParams({
    ...(order === 'newest' ? { sort: order } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

export function Component() {
  const { t } = useTranslation('content');
  const { setting, posts, order } = useLoaderData<typeof loader>();
  if (!posts.ok) return <LoadFailure failure={posts.failure} />;
  const other: PostOrder = order === 'newest' ? 'oldest' : 'newest';
  return (
    <Page>
      <PageHead title={t('blog.title')} lede={(setting.ok && setting.data.description) || t('blog.lede')} />
      <PageEnd>
        <div className={styles.bar}>
          <BlogTopics categories={setting.ok ? setting.data.categories : []} />
          <Link to={listPath(other)} className={styles.order} preventScrollReset>
            {t(`blog.${other}`)}
          </Link>
        </div>
        <PostPages page={posts.data} hrefFor={(page) => listPath(order, page)} />
      </PageEnd>
    </Page>
  );
}
