import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription } from '@wisata/kernel/page-head';
import { wayData } from '../page/page-facts.ts';
import { BlogTopics } from './blog-topics.tsx';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './blog.module.css';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { POPULAR, PopularPosts } from './popular-posts.tsx';
import { PostPages } from './post-pages.tsx';
import { joinPages, pageSpan, pagesOf, spanQuery } from './post-pages.rules.ts';
import { orNotFound } from '../page/not-found.rules.ts';

export const loadCalls = () => import('../api/blog.api.ts');

/** `/blog/category/{slug}` and `/blog/tag/{slug}`. */
export const loader = pageLoader(async ({ api, t }, { request, params, query }) => {
  const slug = params['slug'] ?? '';
  const kind = new URL(request.url).pathname.includes('/blog/tag/') ? 'tag' : 'category';
  const span = pageSpan(query);
  const { getBlogSetting, searchPopularPosts, searchPostsOf } = await loadCalls();
  const popular = searchPopularPosts(api, POPULAR);
  const [setting, ...pages] = await Promise.all([
    getBlogSetting(api),
    ...pagesOf(span).map((page) => searchPostsOf(api, slug, page)),
  ]);
  const posts = orNotFound(joinPages(pages), t('content:blog.notFound'));
  return { setting, posts, slug, kind, span, popular, documentTitle: posts.ok ? posts.data.name : undefined };
});

export function head({ data: { posts, kind }, app, path }: HeadOf<typeof loader>): Head {
  if (!posts.ok) return {};
  const { name, page } = posts.data;
  const title = kind === 'tag' ? app.t('content:blog.tagged', { tag: name }) : name;
  return {
    title,
    description: clipDescription(`${title}. ${app.t('content:blog.lede')}`),
    canonicalQuery: page > 1 ? ['page'] : [],
    structuredData: [
      wayData(app, [
        { name: app.t('content:blog.title'), path: '/blog' },
        { name: title, path },
      ]),
    ],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const { setting, posts, slug, kind, span, popular } = useLoaderData<typeof loader>();
  if (!posts.ok) return <LoadFailure failure={posts.failure} />;
  const path = `/blog/${kind}/${encodeURIComponent(slug)}`;
  return (
    <Page>
      <PageHead
        title={kind === 'tag' ? t('blog.tagged', { tag: posts.data.name }) : posts.data.name}
        way={[{ label: t('blog.title'), href: '/blog' }]}
      />
      <PageEnd>
        <div className={classNames(layout.row, layout.between, styles.bar)}>
          <BlogTopics categories={setting.ok ? setting.data.categories : []} currentSlug={slug} />
        </div>
        <div className={styles.columns}>
          <div>
            <PostPages page={posts.data} span={span} hrefFor={(next) => `${path}${spanQuery(next)}`} />
          </div>
          <PopularPosts posts={popular} />
        </div>
      </PageEnd>
    </Page>
  );
}
