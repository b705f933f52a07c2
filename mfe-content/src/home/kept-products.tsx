import { useTranslation } from 'react-i18next';
import { serviceName } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { useSavedProducts, type SavedProduct } from '@wisata/runtime/saved-products';
import { findSeenProducts } from '@wisata/runtime/seen-products';
import { Card } from '@wisata/ui/card';
import { Grid, Section } from '@wisata/ui/layout';
import styles from './kept-products.module.css';

const MOST_SHOWN = 4;

function Products({ products }: { readonly products: readonly SavedProduct[] }) {
  const { config, locale } = useApp();
  return (
    <Grid columns={4}>
      {products.slice(0, MOST_SHOWN).map(({ service, key, title, facts, path }) => (
        <Card key={`${service} ${key}`} padded interactive as="article" label={title}>
          <p className={styles.muted}>{serviceName(config, service, locale, 'one')}</p>
          <RouterLink href={path} className={styles.name}>
            {title}
          </RouterLink>
          <p className={styles.muted}>{facts}</p>
        </Card>
      ))}
    </Grid>
  );
}

/** What this traveller has saved and looked at last on this device; nothing at all before there is any. */
export function KeptProducts() {
  const { t } = useTranslation('content');
  const app = useApp();
  const { saved, isSaved } = useSavedProducts(app);
  const seen = findSeenProducts(app).filter(({ key }) => !isSaved(key));
  return (
    <>
      {saved.length > 0 && (
        <Section id="home-saved" title={t('home.saved')} lede={t('home.savedText')}>
          <Products products={saved} />
        </Section>
      )}
      {seen.length > 0 && (
        <Section id="home-seen" title={t('home.seen')} lede={t('home.savedText')}>
          <Products products={seen} />
        </Section>
      )}
    </>
  );
}
