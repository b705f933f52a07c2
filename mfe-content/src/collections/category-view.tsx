import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { EmptyState } from '@wisata/ui/empty-state';
import { Page } from '@wisata/ui/layout';
import type { Category, Listed } from '../api/content.model.ts';
import { CardLink } from '../page/card-link.tsx';
import { ScenePicture } from '../page/scene-picture.tsx';
import { PageBanner, PageEnd, PageHead } from '../page/page-head.tsx';
import styles from './category-view.module.css';
import { ProductGrid } from './product-grid.tsx';

interface CategoryCardsProps {
  readonly categories: readonly Category[];
  readonly pathOf: (category: Category) => string;
}

/** Categories as cards with their scene. */
export function CategoryCards({ categories, pathOf }: CategoryCardsProps) {
  return (
    <ul role="list" className={styles.children}>
      {categories.map((category) => (
        <li key={`${category.pageType} ${category.id}`}>
          <Card as="article" interactive>
            <div className={styles.child}>
              <ScenePicture
                of={category.picture}
                className={styles.picture}
                sizes="(min-width: 960px) 390px, 232px"
                widths={[320, 480, 640, 800]}
              />
              <div className={styles.body}>
                <h2 className={styles.name}>
                  <CardLink to={pathOf(category)} frame="clipped">
                    {category.name}
                  </CardLink>
                </h2>
                <p className={styles.text}>{category.description}</p>
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Nothing in a collection, and two ways that lead to rooms. */
export function NoStays() {
  const { t } = useTranslation('content');
  return (
    <EmptyState
      title={t('category.empty')}
      actions={
        <>
          <LinkButton as={RouterLink} href="/" variant="primary" full>
            {t('category.search')}
          </LinkButton>
          <LinkButton as={RouterLink} href="/popular" full>
            {t('popular.all')}
          </LinkButton>
        </>
      }
    >
      {t('category.emptyText')}
    </EmptyState>
  );
}

interface ProductsPageProps {
  readonly title: string;
  readonly description: string;
  readonly picture: Category['picture'];
  readonly products: readonly Listed[];
  readonly way: readonly { readonly label: string; readonly href: string }[];
}

/** A collection with a name: scene, words, products. */
export function ProductsPage({ title, description, picture, products, way }: ProductsPageProps) {
  return (
    <Page>
      <PageHead title={title} lede={description} way={way} />
      <PageBanner picture={picture} />
      <PageEnd>
        <div className={styles.stays}>{products.length > 0 ? <ProductGrid products={products} /> : <NoStays />}</div>
      </PageEnd>
    </Page>
  );
}
