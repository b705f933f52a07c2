import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '@wisata/ui/card';
import scroller from '@wisata/ui/card-scroller.module.css';
import { classNames } from '@wisata/ui/class-names';
import { Icon } from '@wisata/ui/icon';
import { Skeleton, SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import type { Collection } from '../api/content.model.ts';
import { CardLink } from '../page/card-link.tsx';
import { ScenePicture } from '../page/scene-picture.tsx';
import styles from './collection-card.module.css';

function CollectionCard({ collection, level }: { readonly collection: Collection; readonly level: 2 | 3 }) {
  const { t } = useTranslation('content');
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive>
      <div className={styles.card}>
        <ScenePicture
          of={collection.picture}
          className={styles.picture}
          sizes="(min-width: 720px) 268px, 200px"
          widths={[320, 480, 640]}
        />
        <div className={styles.body}>
          <div>
            <Heading className={styles.name}>
              <CardLink to={`/promotion/${encodeURIComponent(collection.slug)}`} frame="clipped">
                {collection.name}
              </CardLink>
            </Heading>
            <p className={styles.text}>{collection.description}</p>
          </div>
          <p className={styles.count} aria-hidden>
            {t('promotion.products', { count: collection.productCount })}
            <Icon of={ArrowRight} size="s" />
          </p>
        </div>
      </div>
    </Card>
  );
}

/** Collections side by side; on phones they scroll sideways. */
export function CollectionList({
  collections,
  level = 3,
}: {
  readonly collections: readonly Collection[];
  readonly level?: 2 | 3;
}) {
  return (
    <ul role="list" className={classNames(scroller.cards, styles.list)}>
      {collections.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} level={level} />
        </li>
      ))}
    </ul>
  );
}

export function CollectionListSkeleton({ count }: { readonly count: number }) {
  const { t } = useTranslation('content');
  return (
    <SkeletonRegion label={t('promotion.loading')}>
      <div className={classNames(scroller.cards, styles.list)}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <div className={styles.card}>
              <Skeleton height="100%" />
              <div className={styles.body}>
                <SkeletonText lines={3} />
              </div>
            </div>
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}
