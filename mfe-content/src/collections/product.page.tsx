import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { formatDate } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { lazyPart, pageLoader, RouterLink, useApp, type HeadOf } from '@wisata/runtime';
import { loadsFor } from '@wisata/runtime/loads-for';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Page, SideColumns } from '@wisata/ui/layout';
import { PriceBlock } from '@wisata/ui/price';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { itemHead, productData } from '../page/page-facts.ts';
import type { StayDetail } from '../api/content.model.ts';
import type { SoldDetail } from '../api/sold.model.ts';
import { AskCard } from '../help/ask-card.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { ProductPictures } from '../page/product-pictures.tsx';
import { Score } from './score.tsx';
import { orNotFound } from '../page/not-found.rules.ts';
import { cityPath, stayPath } from './stay-path.rules.ts';
import styles from './product.module.css';

export const loadCalls = () => import('../api/content.api.ts');

const SoldPage = lazyPart(
  async () => (await import(/* webpackMode: "eager" */ '../products/sold-page.tsx')).SoldPage,
  null,
);

export const loader = pageLoader(async ({ api }, { params }) => {
  const { getProduct } = await loadCalls();
  const product = orNotFound(await getProduct(api, params['slug'] ?? ''));
  return { product, documentTitle: product.ok ? product.data.name : undefined };
});

function partsOf(app: AppContext, product: StayDetail | SoldDetail) {
  const pictures = product.gallery.length > 0 ? product.gallery : [product.picture];
  return productData(app, product, pictures);
}

export function head({ data: { product }, app, path }: HeadOf<typeof loader>): Head {
  if (!product.ok) return { title: app.t('content:failure.fallback') };
  const { name, cityName, description, picture } = product.data;
  const way = [
    { name: app.t('content:product.title'), path: '/product' },
    { name, path },
  ];
  return itemHead(app, { title: `${name}, ${cityName}`, description, picture }, way, partsOf(app, product.data));
}

/** What is chosen of a product stands in the address, and asks for nothing again. */
export const shouldRevalidate = loadsFor(() => null);

function Offer({ stay }: { readonly stay: StayDetail }) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const date = formatDate(stay.checkInDate, locale, 'short');
  const nights = t('stay.nights', { count: stay.nights });
  const guests = t('stay.guests', { count: stay.guests });
  return (
    <Card as="section" padded label={t('product.offer')}>
      <div className={styles.stub}>
        {stay.total ? (
          <PriceBlock total={price(stay.total)} covers={t('stay.covers', { date, nights, guests })} size="l" />
        ) : (
          <p className={styles.full}>{t('stay.full', { date })}</p>
        )}
        <LinkButton as={RouterLink} href={stayPath(stay)} variant="action" full>
          {t('product.rooms')}
        </LinkButton>
        <LinkButton as={RouterLink} href={cityPath(stay)} full>
          {t('product.city', { city: stay.cityName })}
        </LinkButton>
      </div>
    </Card>
  );
}

function Facts({ stay }: { readonly stay: StayDetail }) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.facts}>
      {stay.reviews && <Score reviews={stay.reviews} />}
      <p className={styles.description}>{stay.description}</p>
      {stay.categories.length > 0 && (
        <p className={styles.tags}>
          <span>{t('product.foundIn')}</span>
          {stay.categories.map(({ slug, name }) => (
            <Link key={slug} to={`/category/page/${encodeURIComponent(slug)}`}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

function StayPage({ stay }: { readonly stay: StayDetail }) {
  const { t } = useTranslation('content');
  return (
    <Page>
      <PageHead
        title={stay.name}
        lede={`${stay.area}, ${stay.cityName} · ${t('stay.star', { count: stay.starRating })}`}
        way={[{ label: t('product.title'), href: '/product' }]}
      />
      <ProductPictures of={stay} />
      <PageEnd>
        <SideColumns at="end" side={<Offer stay={stay} />} sticky>
          <Facts stay={stay} />
        </SideColumns>
        <AskCard title={t('product.ask')} text={t('product.askText')} about={stay.name} />
      </PageEnd>
    </Page>
  );
}

export function Component() {
  const { t } = useTranslation('content');
  const { product } = useLoaderData<typeof loader>();
  if (!product.ok) return <LoadFailure failure={product.failure} title={t('failure.fallback')} />;
  if ('hotelKey' in product.data) return <StayPage stay={product.data} />;
  return <SoldPage key={product.data.uniqueId} sold={product.data} />;
}
