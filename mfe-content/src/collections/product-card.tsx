import type { ReactNode } from 'react';
import { Card } from '@wisata/ui/card';
import type { Listed } from '../api/content.model.ts';
import { CardLink } from '../page/card-link.tsx';
import { ScenePicture } from '../page/scene-picture.tsx';
import { Score } from './score.tsx';
import styles from './stay-card.module.css';

/** `row` scrolls sideways on phones, `grid` is a page of its own. */
export type Arrangement = 'row' | 'grid';

/** How wide a card's picture is drawn. */
const SIZES: Readonly<Record<Arrangement, string>> = {
  row: '(min-width: 960px) 282px, 250px',
  grid: '(min-width: 960px) 282px, (min-width: 560px) 46vw, 90vw',
};

interface ProductCardProps {
  readonly product: Listed;
  readonly arrangement: Arrangement;
  readonly level: 2 | 3;
  readonly path: string;
  /** Under the name: where it is and what kind it is of. */
  readonly place: string;
  /** What it costs. */
  readonly children: ReactNode;
}

/** A product with its picture, how guests rated it and what it costs. */
export function ProductCard({ product, arrangement, level, path, place, children }: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive>
      <div className={styles.card}>
        <div className={styles.inner}>
          <ScenePicture
            of={product.picture}
            className={styles.picture}
            sizes={SIZES[arrangement]}
            widths={[320, 480, 640, 960]}
          />
          <div className={styles.body}>
            <div>
              <Heading className={styles.name}>
                <CardLink to={path}>{product.name}</CardLink>
              </Heading>
              <p className={styles.place}>{place}</p>
            </div>
            {product.reviews ? <Score reviews={product.reviews} /> : <span />}
            <div className={styles.price}>{children}</div>
          </div>
        </div>
      </div>
    </Card>
  );
}
