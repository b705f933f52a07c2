import { useTranslation } from 'react-i18next';
import type { Outcome } from '@wisata/kernel/outcome';
import { Skeleton, SkeletonRegion } from '@wisata/ui/skeleton';
import type { Post } from '../api/blog.model.ts';
import { DeferredPart } from '../page/deferred-part.tsx';
import { CardLink } from '../page/card-link.tsx';
import styles from './popular-posts.module.css';
import { PostFacts } from './post-card.tsx';

/** How many stand beside a list. */
export const POPULAR = 5;

function Waiting() {
  const { t } = useTranslation('content');
  return (
    <SkeletonRegion label={t('blog.loading')}>
      <div className={styles.list}>
        {Array.from({ length: POPULAR }, (_, index) => (
          <Skeleton key={index} height={64} shape="control" />
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** What is read most now, by title. */
export function PopularPosts({ posts }: { readonly posts: Promise<Outcome<readonly Post[]>> }) {
  const { t } = useTranslation('content');
  return (
    <aside className={styles.part} aria-labelledby="popular-posts">
      <h2 id="popular-posts" className={styles.title}>
        {t('blog.popular')}
      </h2>
      <DeferredPart data={posts} loading={<Waiting />}>
        {(list) => (
          <ol className={styles.list} role="list">
            {list.map((post) => (
              <li key={post.slug} className={styles.entry}>
                <p className={styles.name}>
                  <CardLink to={`/blog/${encodeURIComponent(post.slug)}`} frame="bare">
                    {post.title}
                  </CardLink>
                </p>
                <PostFacts post={post} />
              </li>
            ))}
          </ol>
        )}
      </DeferredPart>
    </aside>
  );
}
