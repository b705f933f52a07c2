import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import type { ApiClient } from '@wisata/kernel/api';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { RichNode } from '@wisata/kernel/rich-text';
import { pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { CopyButton } from '@wisata/ui/copy-button';
import { Band, Page, Section } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { itemHead, postData } from '../page/page-facts.ts';
import type { Post, PostDetail } from '../api/blog.model.ts';
import { parseRichText } from '../api/rich-text.ts';
import { BoxLink } from '../page/box-link.tsx';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './blog.module.css';
import { DeferredPart } from '../page/deferred-part.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageBanner, PageEnd, PageHead } from '../page/page-head.tsx';
import { POPULAR, PopularPosts } from './popular-posts.tsx';
import { PostList, PostListSkeleton } from './post-card.tsx';
import { RichText } from '../page/rich-text.tsx';
import { orNotFound } from '../page/not-found.rules.ts';
import { sharePath } from './share.rules.ts';

export const loadCalls = () => import('../api/blog.api.ts');

const MORE = 3;

/** Related posts; the newest ones where there are none. */
async function searchMore(api: ApiClient, slug: string): Promise<Outcome<readonly Post[]>> {
  const { searchPopularPosts, searchRelatedPosts } = await loadCalls();
  const related = await searchRelatedPosts(api, slug, MORE);
  if (!related.ok || related.data.length > 0) return related;
  const newest = await searchPopularPosts(api, MORE + 1);
  return newest.ok ? success(newest.data.filter((post) => post.slug !== slug).slice(0, MORE)) : newest;
}

export const loader = pageLoader(async ({ api, t }, { params }) => {
  const slug = params['slug'] ?? '';
  const { getPost, getPostMeta, searchPopularPosts } = await loadCalls();
  const popular = searchPopularPosts(api, POPULAR);
  const [found, meta] = await Promise.all([getPost(api, slug), getPostMeta(api, slug)]);
  const post = orNotFound(found, t('content:blog.notFound'));
  return {
    post,
    meta,
    popular,
    text: post.ok ? await parseRichText(post.data.html) : [],
    more: searchMore(api, slug),
    documentTitle: post.ok ? post.data.title : undefined,
  };
});

/** What search engines and shared links say is the editors' own; without it the post speaks for itself. */
export function head({ data: { post, meta }, app, path }: HeadOf<typeof loader>): Head {
  if (!post.ok) return {};
  const { excerpt } = post.data;
  const { title, description, picture } = meta.ok ? meta.data : { ...post.data, description: excerpt };
  const way = [
    { name: app.t('content:blog.title'), path: '/blog' },
    { name: post.data.title, path },
  ];
  return itemHead(app, { title, description, picture }, way, postData(app, post.data));
}

function PostFacts({ post }: { readonly post: PostDetail }) {
  const { locale } = useApp();
  const date = formatDate(todayInJakarta(Date.parse(post.createdAt)), locale);
  return (
    <>
      <time dateTime={post.createdAt}>{date}</time>
      {post.category && (
        <>
          {' · '}
          <Link to={`/blog/category/${encodeURIComponent(post.category.slug)}`}>{post.category.name}</Link>
        </>
      )}
    </>
  );
}

function PostFoot({ post }: { readonly post: PostDetail }) {
  const { t } = useTranslation('content');
  const { config, href } = useApp();
  const url = `${config.baseUrl}${href(`/blog/${encodeURIComponent(post.slug)}`)}`;
  return (
    <div className={classNames(layout.row, layout.between, styles.foot)}>
      <ul role="list" className={styles.topics} aria-label={t('blog.tags')}>
        {post.tags.map(({ slug, name }) => (
          <li key={slug}>
            <BoxLink to={`/blog/tag/${encodeURIComponent(slug)}`}>{name}</BoxLink>
          </li>
        ))}
      </ul>
      <div className={styles.share}>
        <CopyButton value={url} label={t('blog.copy')} copiedLabel={t('blog.copied')} what={post.title} />
        <a className={styles.order} href={sharePath(post, url)} target="_blank" rel="noreferrer">
          {t('blog.share')}
        </a>
      </div>
    </div>
  );
}

function Article({ post, text }: { readonly post: PostDetail; readonly text: readonly RichNode[] }) {
  const { t } = useTranslation('content');
  return (
    <article>
      <Page narrow>
        <PageHead title={post.title} lede={post.excerpt} way={[{ label: t('blog.title'), href: '/blog' }]} />
      </Page>
      <Page>
        <PageBanner picture={post.picture} />
      </Page>
      <Page narrow>
        <PageEnd>
          <div className={styles.text}>
            <p className={styles.facts}>
              <PostFacts post={post} />
            </p>
            <RichText nodes={text} />
          </div>
          <PostFoot post={post} />
        </PageEnd>
      </Page>
    </article>
  );
}

export function Component() {
  const { t } = useTranslation('content');
  const { post, text, more, popular } = useLoaderData<typeof loader>();
  if (!post.ok) return <LoadFailure failure={post.failure} />;
  return (
    <>
      <Article post={post.data} text={text} />
      <DeferredPart data={more} loading={<PostListSkeleton count={MORE} arrangement="grid" />}>
        {(posts) =>
          posts.length > 0 && (
            <Band>
              <Page>
                <Section id="post-more" title={t('blog.more')}>
                  <PostList posts={posts} arrangement="grid" />
                </Section>
              </Page>
            </Band>
          )
        }
      </DeferredPart>
      <Page narrow>
        <div className={styles.popular}>
          <PopularPosts posts={popular} />
        </div>
      </Page>
    </>
  );
}
