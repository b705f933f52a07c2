import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { pageLoader, useApp } from '@wisata/runtime';
import { CopyButton } from '@wisata/ui/copy-button';
import { Band, Page, Section } from '@wisata/ui/layout';
import { getPost, searchRelatedPosts } from '../api/blog.api.ts';
import type { PostDetail } from '../api/blog.model.ts';
import { parseRichText, type RichNode } from '../api/rich-text.ts';
import styles from '../components/blog.module.css';
import { Deferred } from '../components/deferred.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageBanner, PageEnd, PageHead } from '../components/page-head.tsx';
import { PostList, PostListSkeleton } from '../components/post-card.tsx';
import { RichText } from '../components/rich-text.tsx';
import { orNotFound } from '../rules/not-found.rules.ts';
import { sharePath } from '../rules/share.rules.ts';

const RELATED = 3;

export const loader = pageLoader(async ({ api }, { params }) => {
  const slug = params['slug'] ?? '';
  const post = orNotFound(await getPost(api, slug));
  return {
    post,
    text: post.ok ? await parseRichText(post.data.html) : [],
    related: searchRelatedPosts(api, slug, RELATED),
    documentTitle: post.ok ? post.data.title : undefined,
  };
});

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
    <div className={styles.foot}>
      <ul role="list" className={styles.topics} aria-label={t('blog.tags')}>
        {post.tags.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/blog/tag/${encodeURIComponent(slug)}`} className={styles.topic}>
              {name}
            </Link>
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
  const { post, text, related } = useLoaderData<typeof loader>();
  if (!post.ok) return <LoadFailure failure={post.failure} />;
  return (
    <>
      <Article post={post.data} text={text} />
      <Deferred data={related} loading={<PostListSkeleton count={RELATED} arrangement="grid" />}>
        {(posts) =>
          posts.length > 0 && (
            <Band>
              <Page>
                <Section id="post-related" title={t('blog.related')}>
                  <PostList posts={posts} arrangement="grid" />
                </Section>
              </Page>
            </Band>
          )
        }
      </Deferred>
    </>
  );
}
