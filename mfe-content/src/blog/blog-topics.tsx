import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Named } from '../api/blog.model.ts';
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
          <Link to="/blog" className={styles.topic} aria-current={currentSlug === undefined ? 'page' : undefined}>
            {t('blog.everything')}
          </Link>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/blog/category/${encodeURIComponent(slug)}`}
              className={styles.topic}
              aria-current={slug === currentSlug ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
