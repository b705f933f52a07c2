import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page, Stack } from '@wisata/ui/layout';
import type { Category, Listed } from '../api/content.model.ts';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { categoryPath } from './category-path.rules.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './all-products.module.css';

/** A row on a wide screen. */
const SHOWN = 4;

/** A category with what it shows. */
export type ProductCategory = Category & { readonly products: readonly Listed[] };

function Group({ category }: { readonly category: ProductCategory }) {
  const { t } = useTranslation('content');
  const id = `products-${category.id}`;
  const { name, products } = category;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{name}</h2>
          <p className={styles.lede}>{category.description}</p>
        </div>
        <Link className={styles.all} to={categoryPath(category, 'top')}>
          {t('product.all', { name, count: products.length })}
        </Link>
      </div>
      <ProductGrid products={products.slice(0, SHOWN)} level={3} />
    </section>
  );
}

/** Products of every service by category, the first of each. */
export function AllProducts({ categories }: { readonly categories: readonly ProductCategory[] }) {
  const { t } = useTranslation('content');
  return (
    <Page>
      <PageHead title={t('product.title')} lede={t('product.lede')} />
      <PageEnd>
        <Stack>
          {categories.map((category) => (
            <Group key={category.id} category={category} />
          ))}
        </Stack>
      </PageEnd>
    </Page>
  );
}
