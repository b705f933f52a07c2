import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Skeleton, SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import type { Post } from '../api/blog.model.ts';
import { CardLink } from '../page/card-link.tsx';
import { ScenePicture } from '../page/scene-picture.tsx';
import styles from './post-card.module.css';

interface PostCardProps {
  readonly post: Post;
  readonly level: 2 | 3;
  readonly withDate: boolean;
}

/** Category and day. */
export function PostFacts({ post }: Pick<PostCardProps, 'post'>) {
  const { locale } = useApp();
  const date = formatDate(todayInJakarta(Date.parse(post.createdAt)), locale);
  return <p className={styles.facts}>{[post.category?.name, date].filter(Boolean).join(' · ')}</p>;
}

function PostCard({ post, level, withDate }: PostCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <ScenePicture
        of={post.picture}
        className={styles.picture}
        sizes="(min-width: 960px) 480px, (min-width: 720px) 46vw, 92vw"
        widths={[320, 480, 640, 960]}
        rounded
      />
      <Heading className={styles.title}>
        <CardLink to={`/blog/${encodeURIComponent(post.slug)}`} frame="bare">
          {post.title}
        </CardLink>
      </Heading>
      {withDate && <PostFacts post={post} />}
      <p className={styles.text}>{post.excerpt}</p>
    </article>
  );
}

interface PostListProps {
  readonly posts: readonly Post[];
  readonly level?: 2 | 3;
  /** `ideas` gives the first post the height of two. */
  readonly arrangement: 'ideas' | 'grid';
  /** Stands at the end, as wide as two posts where there is room. */
  readonly last?: ReactNode;
}

export function PostList({ posts, level = 3, arrangement, last }: PostListProps) {
  return (
    <ul role="list" className={styles[arrangement]}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} level={level} withDate={arrangement === 'grid'} />
        </li>
      ))}
      {last && <li className={styles.last}>{last}</li>}
    </ul>
  );
}

export function PostListSkeleton({
  count,
  arrangement,
}: Pick<PostListProps, 'arrangement'> & { readonly count: number }) {
  const { t } = useTranslation('content');
  return (
    <SkeletonRegion label={t('blog.loading')}>
      <ul role="list" className={styles[arrangement]}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className={styles.picture}>
              <Skeleton height="100%" shape="control" />
            </div>
            <div className={styles.title}>
              <SkeletonText lines={2} />
            </div>
          </li>
        ))}
      </ul>
    </SkeletonRegion>
  );
}
