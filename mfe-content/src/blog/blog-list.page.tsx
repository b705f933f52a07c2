import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription } from '@wisata/kernel/page-head';
import { wayData } from '../page/page-facts.ts';
import type { PostOrder } from '../api/blog.api.ts';
import { BlogTopics } from './blog-topics.tsx';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './blog.module.css';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { POPULAR, PopularPosts } from './popular-posts.tsx';
import { PostPages } from './post-pages.tsx';
import { joinPages, pageSpan, pagesOf, spanQuery, type PageSpan } from './post-pages.rules.ts';

export const loadCalls = () => import('../api/blog.api.ts');

/** Page size of the contract, used where the settings cannot be had. */
const PAGE_SIZE = 12;

export const loader = pageLoader(async ({ api }, { query }) => {
  const order: PostOrder = query.get('sort') === 'newest' ? 'newest' : 'oldest';
  const span = pageSpan(query);
  const { getBlogSetting, searchPopularPosts, searchPosts } = await loadCalls();
  const popular = searchPopularPosts(api, POPULAR);
  const [setting, ...pages] = await Promise.all([
    getBlogSetting(api),
    ...pagesOf(span).map((page) => searchPosts(api, { page, limit: PAGE_SIZE, order })),
  ]);
  return { setting, posts: joinPages(pages), order, span, popular };
});

export function head({ data: { setting, posts }, app }: HeadOf<typeof loader>): Head {
  return {
    title: app.t('content:blog.title'),
    canonicalPath: '/blog',
    description: clipDescription((setting.ok && setting.data.description) || app.t('content:blog.lede')),
    canonicalQuery: posts.ok && posts.data.page > 1 ? ['page'] : [],
    structuredData: [wayData(app, [{ name: app.t('content:blog.title'), path: '/blog' }])],
  };
}

function listPath(order: PostOrder, span: PageSpan = { first: 1, count: 1 }): string {
  return `/blog${spanQuery(span, order === 'newest' ? { sort: order } : {})}`;
}

export function Component() {
  const { t } = useTranslation('content');
  const { setting, posts, order, span, popular } = useLoaderData<typeof loader>();
  if (!posts.ok) return <LoadFailure failure={posts.failure} />;
  const other: PostOrder = order === 'newest' ? 'oldest' : 'newest';
  return (
    <Page>
      <PageHead title={t('blog.title')} lede={(setting.ok && setting.data.description) || t('blog.lede')} />
      <PageEnd>
        <div className={classNames(layout.row, layout.between, styles.bar)}>
          <BlogTopics categories={setting.ok ? setting.data.categories : []} />
          <Link to={listPath(other)} className={styles.order} preventScrollReset>
            {t(`blog.${other}`)}
          </Link>
        </div>
        <div className={styles.columns}>
          <div>
            <PostPages page={posts.data} span={span} hrefFor={(next) => listPath(order, next)} />
          </div>
          <PopularPosts posts={popular} />
        </div>
      </PageEnd>
    </Page>
  );
}
