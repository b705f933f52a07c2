import { useTranslation } from 'react-i18next';
import type { Named } from '../api/blog.model.ts';
import { BoxLink } from '../page/box-link.tsx';
import styles from './blog.module.css';

interface BlogTopicsProps {
  readonly categories: readonly Named[];
  readonly currentSlug?: string;
}

/** All posts, and one link per category. */
export function BlogTopics({ categories, currentSlug }: BlogTopicsProps) {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('blog.categories')}>
      <ul className={styles.topics}>
        <li>
          <BoxLink to="/blog" aria-current={currentSlug === undefined ? 'page' : undefined}>
            {t('blog.everything')}
          </BoxLink>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <BoxLink
              to={`/blog/category/${encodeURIComponent(slug)}`}

              aria-current={slug === currentSlug ? 'page' : undefined}
            >
              {name}
            </BoxLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
